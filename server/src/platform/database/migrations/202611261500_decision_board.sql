-- Which laws and policies an opinion names as its basis: a row for each article, an empty article where none is named, and
-- one row under 未引用法规政策 where an opinion names nothing. Titles are kept without the name of the state, as people say them.

create function law_title(title text) returns text language sql immutable parallel safe as $$
  select regexp_replace(btrim(title), '^中华人民共和国', '')
$$;

create function cited_laws(basis text) returns table (law text, article_no text) language sql immutable as $$
  with named as (
    select law_title(part[1]) as law, part[2] as behind
    from regexp_matches(coalesce(basis, ''), '《([^《》]{2,80})》([^《]*)', 'g') as part
  ), found as (
    select named.law, coalesce(article.no[1], '') as article_no
    from named left join lateral regexp_matches(behind, '第[一二三四五六七八九十百零〇0-9]{1,12}条', 'g') as article (no) on true
  )
  select distinct found.law, found.article_no from found
  union all select '未引用法规政策', '' where not exists (select from found)
$$;

create table opinion_citation (
  province_code text not null,
  petition_id bigint not null,
  document_id bigint not null,
  law text not null,
  article_no text not null,
  primary key (province_code, document_id, law, article_no)
);
create index opinion_citation_petition on opinion_citation (province_code, petition_id, law);
create index opinion_citation_law on opinion_citation (province_code, law);

-- 处理意见书 and 答复意见书, when they are issued.
create function keep_citations() returns trigger language plpgsql as $$
begin
  delete from opinion_citation where province_code = new.province_code and document_id = new.id;
  if new.issued_at is not null and new.doc_type in ('06', '07') then
    insert into opinion_citation
    select new.province_code, new.petition_id, new.id, cited.law, cited.article_no
    from cited_laws(new.content ->> 'basis') as cited;
  end if;
  return null;
end
$$;
create trigger opinion_citations_kept after insert or update of content, issued_at, doc_type on petition_document
  for each row execute function keep_citations();

insert into opinion_citation
select document.province_code, document.petition_id, document.id, cited.law, cited.article_no
from petition_document as document cross join lateral cited_laws(document.content ->> 'basis') as cited
where document.issued_at is not null and document.doc_type in ('06', '07');

-- What the summaries of half a year are about, reckoned in the background; walled petitions are in none.
create table text_topic (
  province_code text not null,
  code text not null,
  terms text[] not null,
  made_at timestamptz not null,
  primary key (province_code, code)
);
create table text_topic_member (
  province_code text not null,
  petition_id bigint not null,
  topic text not null,
  nearness real not null,
  primary key (province_code, petition_id)
);
create index text_topic_member_topic on text_topic_member (province_code, topic, nearness desc);
