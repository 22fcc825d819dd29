// Made from a migrated database by `npm run generate:schema`; test/schema/narrower.ts says what is narrower. Do not edit.
import type { HandingPreference } from '@portal/shared-lib/contract/account'
import type { KnowledgeKind } from '@portal/shared-lib/contract/knowledge'
import type { KnowledgeContent } from '@portal/shared-lib/contract/knowledge-admin'
import type { MessageTypeCode } from '@portal/shared-lib/contract/messages'
import type { Question } from '@portal/shared-lib/contract/rules/course'
import type { ExtraValues } from '@portal/shared-lib/contract/rules/extra-fields'
import type { FormattedNode } from '@portal/shared-lib/contract/rules/formatted'
import type { Scope } from '../scopes'
import type { ChainNode, DraftReceiver, Instant, Json, Key, List, Once, Size } from './columns'
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface AlertAcknowledgement {
  at: Instant;
  kind: 'report' | 'collective' | 'grave';
  org_id: string;
  person_id: string;
  petition_id: string;
  province_code: string;
  subject_id: string;
}

export interface AnsweredRequest {
  answer: Json | null;
  call_id: string;
  created_at: Generated<Once<Instant>>;
  person_id: string;
  request_id: string;
}

export interface Approval {
  applicant_holder_id: string;
  applicant_id: string;
  arrived_at: Instant;
  calm_at: Instant | null;
  chain: Json<readonly ChainNode[]>;
  dept_id: string;
  due_at: Instant | null;
  ended_at: Instant | null;
  id: Key;
  orange_at: Instant | null;
  org_id: string;
  petition_id: string;
  position: number;
  previous_id: string | null;
  province_code: string;
  round: Generated<number>;
  snapshot: Json<Readonly<Record<string, unknown>>>;
  state: Generated<'pending' | 'approved' | 'returned' | 'withdrawn'>;
  step_id: string | null;
  subject_id: string;
  subject_type: string;
  submitted_at: Instant;
  text: Generated<string>;
  title: string;
  version: Generated<number>;
  yellow_at: Instant | null;
}

export interface ApprovalChain {
  nodes: Json<readonly Pick<ChainNode, 'role' | 'within'>[]>;
  province_code: string;
  set_for: string;
  subject_type: string;
}

export interface ApprovalDecision {
  approval_id: string;
  at: Instant;
  decision: 'agree' | 'back' | 'forward' | 'addSigner';
  node_id: number;
  on_behalf_of: string | null;
  opinion: Generated<string>;
  person_id: string;
  province_code: string;
  seq: number;
  signature_id: string | null;
  target_id: string | null;
}

export interface ApprovalDelegation {
  created_at: Instant;
  ended_at: Instant | null;
  from_at: Instant;
  from_person_id: string;
  id: Key;
  org_id: string;
  reason: string;
  subject_types: Generated<string[]>;
  to_person_id: string;
  until_at: Instant;
}

export interface ArchiveDestruction {
  decided_at: Instant | null;
  decided_by: string | null;
  destroyed_on: string | null;
  destruction_no: Generated<string>;
  id: Key;
  opinion: string;
  org_id: string;
  proposed_at: Instant;
  proposed_by: string;
  province_code: string;
  return_reason: Generated<string>;
  state: Generated<'1' | '2' | '3'>;
  volume_ids: ArrayType<string>;
  way: Generated<string>;
}

export interface ArchiveItem {
  document_id: string | null;
  ended_on: string | null;
  number: Generated<string>;
  org_id: string;
  papers: number | null;
  petition_id: string | null;
  proposed: 'Y' | 'D30' | 'D10';
  province_code: string;
  reason: Generated<string>;
  seq: number;
  title: Generated<string>;
  volume_id: string;
}

export interface ArchiveSeries {
  last: number;
  org_id: string;
  province_code: string;
  series: string;
}

export interface ArchiveTransfer {
  handed_on: string;
  id: Key;
  made_at: Instant;
  made_by: string;
  org_id: string;
  province_code: string;
  receiver: string;
  receiver_person: string;
  transfer_no: string;
}

export interface ArchiveVolume {
  archive_no: Generated<string>;
  box_no: Generated<string>;
  category: 'petition' | 'document';
  changed_at: Instant;
  changed_by: string;
  closed_at: Instant | null;
  closed_by: string | null;
  destroyed_on: string | null;
  destruction_id: string | null;
  hold_reason: Generated<string>;
  id: Key;
  made_at: Instant;
  made_by: string;
  org_id: string;
  province_code: string;
  retention: 'Y' | 'D30' | 'D10';
  state: Generated<'1' | '2' | '3' | '4'>;
  title: string;
  transfer_id: string | null;
  version: Generated<number>;
  walled: boolean;
  year: number;
}

export interface Audit {
  action: string;
  address: Generated<string>;
  after: Generated<string>;
  at: Generated<Once<Instant>>;
  before: Generated<string>;
  device: Generated<string>;
  id: Key;
  object_id: Generated<string>;
  object_type: Generated<string>;
  on_behalf_of: string | null;
  org_id: string | null;
  person_id: string | null;
  request_id: Generated<string>;
  result: Generated<string>;
  roles: Generated<string>;
  session: Generated<string>;
}

export interface AuditSeal {
  audit_id: string;
  hash: string;
  previous_hash: string;
  seq: string;
  version: number;
}

export interface AuditUnsealed {
  audit_id: string;
}

export interface CallCount {
  count: number;
  ends_at: Instant;
  key: string;
}

export interface CaseNote {
  author_id: string;
  dept_id: string;
  id: Key;
  org_id: string;
  petition_id: string;
  province_code: string;
  shared: boolean;
  text: string;
  written_at: Instant;
}

export interface CaseVisit {
  before_at: Instant | null;
  person_id: string;
  petition_id: string;
  province_code: string;
  seen_at: Instant;
}

export interface CertificateChallenge {
  expires_at: Once<Instant>;
  hash: string;
}

export interface CircularDraft {
  month: string;
  org_id: string;
  province_code: string;
  region_code: string;
  saved_at: Instant;
  saved_by: string;
  text: string;
  title: string;
}

export interface ClassifiedWord {
  in_use: boolean;
  province_code: string;
  reason: string;
  set_at: Instant;
  set_by: string | null;
  word: string;
}

export interface Clock {
  calm_at: Instant | null;
  cap_at: Instant | null;
  closed_at: Instant | null;
  due_at: Instant;
  extended_days: Generated<number>;
  id: Key;
  lamp_told: Generated<'none' | 'yellow' | 'orange' | 'red'>;
  length: number | null;
  orange_at: Instant | null;
  org_id: string;
  paused_days: Generated<number>;
  person_seq: number | null;
  petition_id: string;
  province_code: string;
  result: Generated<string>;
  start_at: Instant;
  state: Generated<'running' | 'paused' | 'stopped' | 'lapsed'>;
  step_id: string | null;
  type: string;
  unit: 'day' | 'workday' | 'hour';
  yellow_at: Instant | null;
}

export interface ClockPause {
  clock_id: string;
  from_at: Instant;
  province_code: string;
  reason: string;
  until_at: Instant | null;
}

export interface ClosingCallback {
  called_on: Once<string>;
  check_id: string;
  created_at: Instant;
  id: Key;
  note: Generated<string>;
  person_id: string;
  petition_id: string;
  province_code: string;
  value: '0' | '1' | '3';
  way: 'phone' | 'visit' | 'meeting';
}

export interface ClosingCheck {
  checked_at: Instant | null;
  checked_by: string | null;
  findings: Generated<string>;
  id: Key;
  items: Generated<Json>;
  petition_id: string;
  proof: Generated<string>;
  province_code: string;
  score: number | null;
  select_reason: string;
  selected_at: Instant;
  state: Generated<'open' | 'passed' | 'correct' | 'redo' | 'corrected'>;
}

export interface ClosingSample {
  created_at: Instant;
  month: string;
  one_of: number;
  province_code: string;
  seed: string;
}

export interface CodeItem {
  code_id: string;
  code_name: string;
  in_use: Generated<boolean>;
  parent_id: string | null;
  set_by_officer: Generated<boolean>;
  sort_no: number;
  table_name: string;
  valid_from: string | null;
  valid_to: string | null;
}

export interface Course {
  changed_at: Instant | null;
  changed_by: string | null;
  compulsory: boolean;
  due_on: string | null;
  id: string;
  roles: Generated<string[]>;
  sort_no: number;
  state: Generated<'draft' | 'published' | 'withdrawn'>;
  summary: string;
  title: string;
  topic: string;
  version: Generated<number>;
}

export interface CourseCertificate {
  completed_on: string;
  course_id: string;
  course_title: string;
  id: string;
  issued_at: Instant;
  no: number;
  org_name: string;
  person_id: string;
  person_name: string;
  score: number | null;
  year: number;
}

export interface CourseCertificateYear {
  last_no: number;
  year: number;
}

export interface CourseLesson {
  course_id: string;
  file_id: string;
  id: string;
  media_type: string;
  poster_id: string | null;
  seconds: number;
  seq: number;
  subtitles: Generated<string>;
  title: string;
}

export interface CourseQuiz {
  course_id: string;
  most_attempts: number;
  pass_mark: number;
  questions: Json<Question[]>;
}

export interface CourseReminder {
  course_id: string;
  person_id: string;
  reminded_at: Instant;
}

export interface CourseSlide {
  at_second: number;
  lesson_id: string;
  lines: string[];
  seq: number;
  title: string;
}

export interface Delegation {
  from_at: Instant;
  id: Key;
  post_id: string;
  proposed_at: Generated<Instant>;
  proposed_by: string | null;
  reason: Generated<string>;
  to_person_id: string;
  until_at: Instant;
  waits: Generated<boolean>;
}

export interface Delivery {
  attempts: Generated<string>;
  delivered_at: Instant | null;
  delivered_by: Generated<string>;
  document_id: string;
  file_id: string | null;
  mail_no: Generated<string>;
  mode: string | null;
  person_seq: number;
  petition_id: string;
  province_code: string;
  receiver: Generated<string>;
  sign_result: Generated<'0' | '1'> | null;
  witnesses: Generated<string>;
}

export interface Department {
  dept_name: string;
  id: string;
  org_id: string;
  sort_no: Generated<number>;
  takes_in: Generated<boolean>;
}

export interface Deputy {
  created_at: Instant;
  deputy_id: string;
  ended_at: Instant | null;
  from_day: string;
  id: Key;
  org_id: string;
  person_id: string;
  until_day: string;
}

export interface DisplayColumn {
  head_descrip: string;
  head_name: string;
  head_width: number;
  seq: number;
  view_id: string;
}

export interface DistributionRule {
  category: string;
  org_id: string;
  person_id: string;
}

export interface DocumentNumber {
  cancel_reason: Generated<string>;
  cancelled_at: Instant | null;
  cancelled_by: string | null;
  doc_type: string;
  document_id: string | null;
  document_no: string;
  official_document_id: string | null;
  org_id: string;
  petition_id: string | null;
  province_code: string;
  recommendation_id: string | null;
  serial: number | null;
  series: Generated<string>;
  taken_at: Instant;
  taken_by: string | null;
  year: number | null;
}

export interface DocumentTemplate {
  doc_type: string;
  file_name: string;
  id: string;
  org_level: Generated<string>;
}

export interface Download {
  author_id: string;
  created_at: Instant;
  description: string;
  id: Key;
  org_id: string;
  title: string;
  type: string;
  withdrawn: Generated<boolean>;
}

export interface DownloadFile {
  download_id: string;
  file_id: string;
  seq: number;
}

export interface DuplicateDecision {
  decision: 'same' | 'new' | 'copy' | 'unsure';
  other_id: string;
  petition_id: string;
  province_code: string;
  score: number;
}

export interface Duty {
  day: string;
  org_id: string;
  person_id: string;
}

export interface Evaluation {
  channel: Generated<string>;
  due_at: Instant;
  evaluated_at: Instant | null;
  opened_at: Instant;
  org_id: string;
  petition_id: string;
  province_code: string;
  reasons: Generated<string[]>;
  side: 'bureau' | 'unit';
  state: Generated<'0' | '1' | '2' | '3'>;
  text: Generated<string>;
  value: Generated<'' | '0' | '1' | '3'>;
}

export interface ExportTask {
  asked: string;
  body_sha256: Generated<string>;
  bytes: Generated<number>;
  created_at: Instant;
  cursor: Generated<string>;
  decided_by: string | null;
  done_rows: Generated<number>;
  ended_at: Instant | null;
  file_id: string | null;
  id: string;
  org_id: string;
  password: Generated<string>;
  person_id: string;
  personal: boolean;
  post_id: string;
  province_code: string;
  read_since: Instant | null;
  reason: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'refused' | 'cancelled';
  total: number | null;
  trouble: Generated<string>;
  view_id: string;
}

export interface Extension {
  asked_at: Instant;
  asked_by: string;
  days: number;
  decided_at: Instant | null;
  id: Key;
  informed_at: Instant | null;
  informed_how: Generated<string>;
  petition_id: string;
  province_code: string;
  reason: string;
  state: 'asked' | 'granted' | 'refused';
  step_id: string;
}

export interface FailedSignIn {
  address: string;
  at: Instant;
  id: Key;
  person_id: string | null;
  typed: string | null;
}

export interface FieldKey {
  id: string;
  noted_at: Generated<Once<Instant>>;
}

export interface FigureSchedule {
  day: number;
  every: 'day' | 'week' | 'month';
  next_on: string;
  paused: Generated<boolean>;
  person_id: string;
  post_id: string | null;
  province_code: string;
  receiver_ids: string[];
  saved_table_id: string;
  stopped: Generated<string>;
}

export interface File {
  created_at: Generated<Once<Instant>>;
  id: string;
  name: string;
  province_code: string;
  sha256: string;
  size: Once<Size>;
  state: Generated<'staged' | 'kept'>;
  uploaded_by: string;
}

export interface FileLink {
  expires_at: Instant;
  file_id: string;
  inline: Generated<boolean>;
  on_behalf_of: string | null;
  org_id: string | null;
  person_id: string;
  roles: Generated<Once<List>>;
  session: Generated<string>;
  token_hash: string;
}

export interface FileMove {
  begun_at: Instant;
  ended_at: Instant | null;
  only_row: Generated<boolean>;
}

export interface FrozenFigures {
  date_mode: string;
  figures: Json;
  from_on: string;
  frozen_at: Instant;
  frozen_by: string;
  frozen_name: string;
  id: Key;
  org_id: string;
  province_code: string;
  report: string;
  to_on: string;
}

export interface HallNotice {
  changed_at: Instant;
  changed_by: string;
  org_id: string;
  province_code: string;
  text: string;
  version: number;
}

export interface HandlingReport {
  back_reason: Generated<string>;
  created_at: Instant;
  created_by: string;
  decided_at: Instant | null;
  facts: string;
  four_outcomes: Generated<string[]>;
  id: Key;
  investigators: Generated<string[]>;
  legal_basis: string;
  mediation: Generated<string>;
  opinion: string;
  outcome: string;
  petition_id: string;
  petitioner_attitude: Generated<string>;
  province_code: string;
  sent_at: Instant | null;
  state: 'draft' | 'approving' | 'sent' | 'accepted' | 'back';
  step_id: string;
}

export interface HandlingStep {
  accepted_at: Instant | null;
  answered_at: Instant | null;
  closed_at: Instant | null;
  delivered_at: Instant | null;
  due_at: Instant | null;
  from_dept_id: string;
  from_org_id: string;
  from_person_id: string;
  handler_id: string | null;
  id: Key;
  internal_note: Generated<string>;
  is_lead: Generated<boolean>;
  mode: Generated<string>;
  need_report: Generated<boolean>;
  on_behalf_org_id: string | null;
  parent_id: string | null;
  pending: Generated<'' | 'dispatch' | 'answer'>;
  petition_id: string;
  province_code: string;
  reject_count: Generated<number>;
  reopened: Generated<boolean>;
  reported_at: Instant | null;
  return_asked_at: Instant | null;
  return_count: Generated<number>;
  return_reason: Generated<string>;
  return_unit: Generated<string>;
  return_until: Instant | null;
  returned_at: Instant | null;
  sent_at: Instant;
  seq: number;
  signed_at: Instant | null;
  signed_by: string | null;
  simple: Generated<boolean>;
  state: Generated<string>;
  suspended: Generated<boolean>;
  text: Generated<string>;
  to_dept_id: string;
  to_org_id: string;
}

export interface InspectionFeedback {
  at: Instant;
  day: Once<string>;
  person_id: string;
  petition_id: string;
  province_code: string;
  receiver: string;
  seq: number;
  stage: '1' | '2';
  text: string;
  way: '1' | '2' | '3' | '4';
}

export interface Interview {
  ended_at: Instant | null;
  id: Key;
  interviewer_id: string | null;
  petition_id: string | null;
  province_code: string;
  record: Generated<string>;
  room: Generated<string>;
  started_at: Instant | null;
  ticket_no: string | null;
}

export interface JobRun {
  day: string;
  done_at: Instant;
  name: string;
  province_code: string;
}

export interface JointReception {
  answer: Generated<string>;
  answered_at: Instant | null;
  asked_at: Instant;
  asked_by: string;
  id: Key;
  matter: string;
  org_id: string;
  petition_id: string;
  province_code: string;
  result: Generated<'' | '1' | '2' | '3'>;
  state: Generated<'waiting' | 'taken' | 'answered' | 'recalled'>;
  taken_by: string | null;
  ticket_no: Generated<string>;
  unit_id: string;
  window_name: string;
}

export interface KbArticle {
  body: Json<readonly FormattedNode[]> | null;
  no: string;
  node_id: string;
  seq: number;
  text: string;
}

export interface KbDoc {
  changed_at: Instant | null;
  changed_by: string | null;
  doc_no: Generated<string>;
  effect_date: string | null;
  issue_date: string | null;
  issuer: Generated<string>;
  node_id: string;
  owner_id: string | null;
  reminded_for: string | null;
  source: Generated<string>;
  status: Generated<'现行' | '已修改' | '已废止'>;
  valid_until: string | null;
  version: Generated<number>;
}

export interface KbDraft {
  author_id: string;
  changed_at: Instant;
  content: Json<KnowledgeContent>;
  node_id: string;
  remark: Generated<string>;
  state: 'draft' | 'submitted' | 'published' | 'retired';
  version: Generated<number>;
}

export interface KbFavourite {
  kept_at: Instant;
  node_id: string;
  person_id: string;
}

export interface KbFeedback {
  given_at: Instant;
  handled_at: Instant | null;
  handled_by: string | null;
  id: Key;
  kind: 'helpful' | 'wrong';
  node_id: string;
  person_id: string;
  reply: Generated<string>;
  version: number;
  words: Generated<string>;
}

export interface KbFile {
  file_id: string;
  in_version: Generated<boolean>;
  node_id: string;
  place: number | null;
  published: Generated<boolean>;
}

export interface KbLink {
  category: string;
  node_id: string;
}

export interface KbNode {
  id: string;
  kind: KnowledgeKind;
  parent_id: string | null;
  sort_no: number;
  title: string;
}

export interface KbVersion {
  author_id: string | null;
  content: Json<KnowledgeContent>;
  no: number;
  node_id: string;
  published_at: Instant;
  reviewer_id: string;
}

export interface LeaderCase {
  asked: Generated<'' | 'extend' | 'close' | 'change'>;
  asked_by: string | null;
  asked_due_on: string | null;
  asked_leader_id: string | null;
  asked_result: Generated<'' | '1' | '2' | '3' | '4'>;
  asked_text: Generated<string>;
  cause: '1' | '2' | '3' | '9';
  closed_at: Instant | null;
  due_on: string;
  id: Key;
  in_charge: string;
  leader_duty: string;
  leader_id: string;
  level: Generated<'' | '1' | '2' | '3' | '4' | '5'>;
  measures: string;
  org_id: string;
  percent: Generated<number>;
  petition_id: string;
  pledge_file_ids: Generated<string[]>;
  province_code: string;
  registered_at: Instant;
  registered_by: string;
  result: Generated<'' | '1' | '2' | '3' | '4'>;
  unit_id: string;
}

export interface LeaderCaseProgress {
  at: Instant;
  case_id: string;
  met_on: string | null;
  percent: number;
  person_id: string;
  province_code: string;
  seq: number;
  text: string;
}

export interface LeaderInstruction {
  at: Instant;
  due_on: string | null;
  id: Key;
  org_id: string | null;
  person_id: string;
  petition_id: string;
  province_code: string;
  text: string;
}

export interface LeaderReception {
  day: string;
  due_on: string | null;
  form: string;
  id: Key;
  instruction: Generated<string>;
  leader_id: string;
  org_id: string | null;
  petition_id: string;
  place: string;
  province_code: string;
}

export interface LessonFile {
  file_id: string;
  lesson_id: string;
  seq: number;
}

export interface LessonLink {
  expires_at: Instant;
  lesson_id: string;
  session_hash: string;
  token_hash: string;
}

export interface LessonNote {
  at_second: number;
  id: string;
  lesson_id: string;
  person_id: string;
  words: string;
  written_at: Instant;
}

export interface LessonProgress {
  finished_at: Instant | null;
  furthest: Generated<number>;
  lesson_id: string;
  person_id: string;
  position: Generated<number>;
  reported_at: Instant;
}

export interface LetterPage {
  dropped: Generated<boolean>;
  file_id: string;
  page: number;
  petition_id: string;
  province_code: string;
  seq: number;
  turned: Generated<0 | 90 | 180 | 270>;
}

export interface LetterRecognition {
  asked_at: Instant;
  changed_at: Instant;
  content: Generated<string>;
  petition_id: string;
  problem: Generated<string>;
  progress: Generated<number>;
  province_code: string;
  state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'unreadable'>;
}

export interface ListColumns {
  fields: string[];
  person_id: string;
  view_id: string;
  widths: Generated<number[]>;
}

export interface Macro {
  action: string;
  content: Json;
  id: Key;
  name: string;
  person_id: string;
  saved_at: Instant;
  shared_org_id: string | null;
}

export interface Mail {
  box: Generated<'outbox' | 'trash' | 'gone'>;
  contents: string;
  id: Key;
  province_code: string;
  recalled_at: Instant | null;
  receiver_count: number;
  search: string | null;
  sender_dept_id: string;
  sender_id: string;
  sender_org_id: string;
  sent_at: Once<Instant>;
  starred: Generated<boolean>;
  thrown_at: Instant | null;
}

export interface MailCounter {
  person_id: string;
  province_code: string;
  received_count: Generated<number>;
  sent_count: Generated<number>;
  unread_count: Generated<number>;
}

export interface MailDraft {
  contents: string;
  draft_key: string;
  person_id: string;
  province_code: string;
  receivers: Json<DraftReceiver[]>;
  saved_at: Instant;
  version: number;
}

export interface MailDraftFile {
  draft_key: string;
  file_id: string;
  person_id: string;
  province_code: string;
  seq: number;
}

export interface MailFile {
  file_id: string;
  mail_id: string;
  province_code: string;
  seq: number;
}

export interface MailReceiver {
  box: Generated<'inbox' | 'trash' | 'gone' | 'recalled'>;
  dept_id: string;
  mail_id: string;
  org_id: string;
  person_id: string;
  province_code: string;
  read_at: Instant | null;
  sent_at: Once<Instant>;
  seq: number;
  starred: Generated<boolean>;
  thrown_at: Instant | null;
}

export interface Mask {
  head: number;
  kind: string;
  province_code: string;
  reason: string;
  set_at: Instant;
  set_by: string | null;
  tail: number;
}

export interface Matter {
  appeal_over_at: Instant | null;
  category: string;
  first_petition_at: Instant;
  id: Key;
  instance: Generated<number>;
  last_petition_at: Instant;
  petition_count: Generated<number>;
  place_region: string;
  province_code: string;
  state: Generated<'open' | 'concluded' | 'reviewing' | 'terminated'>;
}

export interface Meeting {
  created_at: Once<Instant>;
  ended_at: Instant | null;
  host_id: string;
  petition_id: string | null;
  province_code: string;
  room_id: string;
}

export interface MeetingMember {
  camera: Generated<boolean>;
  entered_at: Instant | null;
  invited_at: Once<Instant>;
  microphone: Generated<boolean>;
  minute: string | null;
  minute_at: Instant | null;
  org_id: string;
  peer_id: string | null;
  person_id: string;
  province_code: string;
  room_id: string;
  seen_at: Instant | null;
  sharing: Generated<boolean>;
}

export interface MeetingSignal {
  from_peer: string;
  id: Key;
  province_code: string;
  room_id: string;
  signal: string;
  to_peer: string;
}

export interface Message {
  content: string;
  created_at: Once<Instant>;
  created_by: string;
  id: Key;
  opens: Generated<string>;
  person_id: string;
  state: Generated<'0' | '1'>;
  type: MessageTypeCode;
}

export interface MessageCounter {
  history_total: Generated<number>;
  history_unread: Generated<number>;
  person_id: string;
  total: number;
  type: MessageTypeCode;
  unread: number;
}

export interface MessageHistory {
  content: string;
  created_at: Once<Instant>;
  created_by: string;
  id: Once<string>;
  moved_at: Instant;
  opens: Generated<string>;
  person_id: string;
  state: '0' | '1';
  type: MessageTypeCode;
}

export interface Notice {
  author_id: string | null;
  changed_at: Generated<Instant>;
  content: string;
  created_at: Instant;
  id: Key;
  org_id: string | null;
  publisher: string;
  state: Generated<'draft' | 'published' | 'withdrawn'>;
  title: string;
  told: Generated<boolean>;
  version: Generated<number>;
  words: Generated<string>;
}

export interface NoticeFile {
  file_id: string;
  notice_id: string;
  seq: number;
}

export interface NoticeReader {
  notice_id: string;
  person_id: string;
  read_at: Instant;
}

export interface OfficerConflict {
  person_id: string;
  roles: string[];
}

export interface OfficialDocument {
  attachment_ids: Generated<string[]>;
  body: Generated<string>;
  changed_at: Instant;
  changed_by: string;
  closed_at: Instant | null;
  created_at: Instant;
  dept_id: string;
  digest: Generated<string>;
  document_no: Generated<string>;
  drafter_id: string;
  file_id: string | null;
  id: Key;
  incoming: boolean;
  kind: string;
  org_id: string;
  pdf_digest: Generated<string>;
  pdf_file_id: string | null;
  petition_id: string | null;
  province_code: string;
  received_on: string | null;
  replaces_id: string | null;
  seal_id: string | null;
  seal_signature: Buffer | null;
  sealed_at: Instant | null;
  sealed_by: string | null;
  sender_name: Generated<string>;
  sent_at: Instant | null;
  sent_by: string | null;
  state: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '10' | '11' | '12';
  template_id: string | null;
  template_name: Generated<string>;
  title: string;
  urgency: '0' | '1' | '2';
  version: Generated<number>;
}

export interface OfficialEntry {
  action: string;
  at: Instant;
  document_id: string;
  on_behalf_of: string | null;
  org_id: string;
  person_id: string;
  province_code: string;
  seq: number;
  shared: boolean;
  text: Generated<string>;
}

export interface OfficialReceiver {
  calm_at: Instant | null;
  copied: boolean;
  delivered_at: Instant | null;
  delivery_failure: Generated<string>;
  document_id: string;
  due_at: Instant | null;
  handler_dept_id: string | null;
  handler_id: string | null;
  name: string;
  orange_at: Instant | null;
  org_id: string | null;
  province_code: string;
  seq: number;
  signed_at: Instant | null;
  signer: Generated<string>;
  state: Generated<'1' | '2' | '3'>;
  urged_at: Instant | null;
  yellow_at: Instant | null;
}

export interface OpinionCitation {
  article_no: string;
  document_id: string;
  law: string;
  petition_id: string;
  province_code: string;
}

export interface Organisation {
  company_name: string;
  doc_short_name: string;
  has_access: Generated<boolean>;
  id: string;
  in_use: Generated<boolean>;
  is_choose: Generated<boolean>;
  is_petition: Generated<boolean>;
  merged_into_id: string | null;
  org_code: string;
  parent1_id: string | null;
  parent2_id: string | null;
  parent3_id: string | null;
  pin_yin: Generated<string>;
  postal_address: Generated<string>;
  postal_code: Generated<string>;
  reception_address: Generated<string>;
  region_code: string;
  sub_level_code: string;
  sub_system_code: string;
  telephone: Generated<string>;
  version: Generated<number>;
}

export interface OrganisationParty {
  org_id: string;
  party: string;
  receiving: boolean;
}

export interface OrgSeal {
  certificate: Buffer | null;
  ended_at: Instant | null;
  holder_id: string;
  id: Key;
  kept_at: Instant;
  kept_by: string;
  name: string;
  org_id: string;
  picture: Buffer;
  province_code: string;
  valid_from: string;
  valid_until: string;
}

export interface OwnTemplate {
  content: Buffer;
  file_name: string;
  id: Key;
  in_use: Generated<boolean>;
  names: string[];
  note: string;
  org_id: string | null;
  province_code: string;
  template_id: string;
  tried_at: Instant | null;
  uploaded_at: Instant;
  uploaded_by: string;
  used_at: Instant | null;
  used_by: string | null;
  version_no: number;
}

export interface Party {
  id: Key;
  name: string;
  province_code: string;
}

export interface PasswordHistory {
  id: Key;
  password_hash: string;
  person_id: string;
}

export interface PermissionNode {
  custom_parameters: string | null;
  description: string | null;
  fun_name: string;
  icon_path: string | null;
  id: string;
  is_remind: Generated<boolean>;
  parent_id: string | null;
  sort_no: number;
  url: string;
}

export interface Person {
  after_action: 'list' | 'next' | 'stay' | null;
  awaits_password: Generated<boolean>;
  home_layouts: Generated<Json>;
  id: string;
  in_use: Generated<boolean>;
  is_demo: Generated<boolean>;
  last_sign_in_at: Generated<Instant>;
  local_only: Generated<boolean>;
  login_account: string;
  looks: Json | null;
  must_change_password: Generated<boolean>;
  password_asked_by: string | null;
  password_changed_at: Generated<Instant>;
  password_hash: string;
  phone_num: Generated<string>;
  seen: Generated<Json>;
  telephone: Generated<string>;
  told_of_todos_until: Instant | null;
  user_name: string;
}

export interface PersonCertificate {
  bound_at: Instant;
  issuer: string;
  person_id: string;
  serial_no: string;
  subject: string;
}

export interface Petition {
  accepted_at: Instant | null;
  accused_org_id: string | null;
  actual_visitors: number | null;
  amount_involved: string | null;
  anonymous: boolean;
  archive_no: Generated<string>;
  archived_at: Instant | null;
  barcode: Generated<string>;
  box_no: Generated<string>;
  calm_at: Instant | null;
  category: string;
  cause: Generated<string>;
  channel: string;
  close_type: Generated<string>;
  closed_at: Instant | null;
  collective_visit: Generated<boolean>;
  copies: number | null;
  delivered_at: Instant | null;
  due_at: Instant | null;
  end_state: Generated<string>;
  entry_mode: Generated<string>;
  evaluable: Generated<boolean>;
  event_date: string | null;
  event_place: Generated<string>;
  extra: Generated<Json<ExtraValues>>;
  first_local: Generated<boolean>;
  first_national: Generated<boolean>;
  flags: Generated<string[]>;
  four_outcomes: Generated<string[]>;
  hot_topics: Generated<string[]>;
  id: Key;
  industry: Generated<string>;
  inspection_team: Generated<string>;
  involved_count: number | null;
  joint_letter: Generated<boolean>;
  lead_org_id: string | null;
  lead_step_id: string | null;
  legal_class: Generated<string>;
  matter_id: string | null;
  merged_into: string | null;
  new_facts: Generated<string>;
  orange_at: Instant | null;
  original_text: Generated<string>;
  outcome: Generated<string>;
  person_count: number;
  petition_date: string;
  petition_no: string;
  petitioner_opinion: Generated<string>;
  place_level: Generated<string>;
  place_region: string;
  province_code: string;
  purpose: string;
  query_code: Generated<string>;
  register_dept_id: string;
  register_form: Generated<string>;
  register_level: Generated<string>;
  register_org_id: string;
  register_person_id: string;
  registered_at: Instant;
  repeat_flag: Generated<'0' | '1' | '2' | '9'>;
  replied_at: Instant | null;
  representative_count: number | null;
  request: Generated<string>;
  responsible_org_id: string | null;
  review_state: Generated<number>;
  secondary_categories: Generated<string[]>;
  signer_count: number | null;
  source_no: Generated<string>;
  source_org_id: string | null;
  source_type: Generated<string>;
  state: string;
  statutory_route: Generated<string>;
  subsystem: Generated<string>;
  summary: string;
  supervision_state: Generated<number>;
  threat_text: Generated<string>;
  ticket_no: Generated<string>;
  title: Generated<string>;
  updated_at: Instant | null;
  version: Generated<number>;
  void_reason: Generated<string>;
  walled_off: Generated<boolean>;
  yellow_at: Instant | null;
}

export interface PetitionAccess {
  person_id: string;
  petition_id: string;
  province_code: string;
}

export interface PetitionCorrection {
  content: string;
  petition_id: string;
  province_code: string;
  timeline_seq: number;
}

export interface PetitionDocument {
  content: Json;
  created_at: Instant;
  created_by: string;
  doc_type: string;
  file_id: string | null;
  id: Key;
  issued_at: Instant | null;
  petition_id: string;
  province_code: string;
  step_id: string;
}

export interface PetitionDraft {
  content: Json;
  form: string;
  id: string;
  person_id: string;
  updated_at: Instant;
}

export interface PetitionDraftFile {
  draft_id: string;
  file_id: string;
  seq: number;
}

export interface PetitionFact {
  accepted_on: string | null;
  act_due_on: string | null;
  acted_on: string | null;
  answer_due_on: string | null;
  answered_on: string | null;
  approval_tenths: number | null;
  arrived_on: string | null;
  assigned: boolean;
  bureau_rating: string;
  category: string;
  cause: Generated<string>;
  channel: string;
  cited: string[] | null;
  close_type: string;
  closed_on: string | null;
  collective: boolean;
  delivered_on: string | null;
  exchanged_on: string | null;
  extended: boolean;
  grave: boolean;
  guarded: boolean;
  handler_id: string | null;
  hot_topics: string[];
  lead_org_id: string | null;
  leader_case: boolean;
  leader_case_ended: Generated<boolean>;
  leader_case_solved: Generated<boolean>;
  legal_class: string;
  matter_id: number | null;
  mediation_noted: Generated<boolean>;
  next_on: string | null;
  outcome: string;
  persons: number;
  petition_id: number;
  petition_on: string;
  place_region: string;
  province_code: string;
  purpose: string;
  received: Generated<boolean>;
  register_level: string;
  register_org_id: string;
  registered_on: string;
  repeat_flag: string;
  returned: boolean;
  returned_tenths: number | null;
  review_asked: boolean;
  review_asked_again: boolean;
  review_changed: boolean;
  review_decided: boolean;
  review_delivered: boolean;
  same_matter: Generated<number>;
  signed_tenths: number | null;
  state: string;
  supervised: boolean;
  transferred: boolean;
  unit_accepted_on: string | null;
  unit_due_on: string | null;
  unit_id: string | null;
  unit_rating: string;
}

export interface PetitionFactChange {
  accepted_on: string | null;
  act_due_on: string | null;
  acted_on: string | null;
  answer_due_on: string | null;
  answered_on: string | null;
  approval_tenths: number | null;
  arrived_on: string | null;
  assigned: boolean;
  bureau_rating: string;
  category: string;
  cause: Generated<string>;
  changed_at: Generated<Instant>;
  channel: string;
  cited: string[] | null;
  close_type: string;
  closed_on: string | null;
  collective: boolean;
  delivered_on: string | null;
  exchanged_on: string | null;
  extended: boolean;
  grave: boolean;
  guarded: boolean;
  handler_id: string | null;
  hot_topics: string[];
  lead_org_id: string | null;
  leader_case: boolean;
  leader_case_ended: Generated<boolean>;
  leader_case_solved: Generated<boolean>;
  legal_class: string;
  matter_id: number | null;
  mediation_noted: Generated<boolean>;
  next_on: string | null;
  outcome: string;
  persons: number;
  petition_id: number;
  petition_on: string;
  place_region: string;
  province_code: string;
  purpose: string;
  received: Generated<boolean>;
  register_level: string;
  register_org_id: string;
  registered_on: string;
  repeat_flag: string;
  returned: boolean;
  returned_tenths: number | null;
  review_asked: boolean;
  review_asked_again: boolean;
  review_changed: boolean;
  review_decided: boolean;
  review_delivered: boolean;
  same_matter: Generated<number>;
  sign: number;
  signed_tenths: number | null;
  state: string;
  supervised: boolean;
  transferred: boolean;
  unit_accepted_on: string | null;
  unit_due_on: string | null;
  unit_id: string | null;
  unit_rating: string;
  xid: Generated<string>;
}

export interface PetitionFile {
  file_id: string;
  on_form: Generated<boolean>;
  petition_id: string;
  province_code: string;
  seq: number;
  timeline_seq: number | null;
  withdrawn_seq: number | null;
}

export interface PetitionLock {
  person_id: string;
  petition_id: string;
  province_code: string;
  until: Instant;
}

export interface PetitionOriginal {
  petition_id: string;
  province_code: string;
  text: string;
}

export interface PetitionPerson {
  address: Generated<string>;
  address_region: Generated<string>;
  birth_date: string | null;
  cert_type: Generated<string>;
  crowd_group: Generated<string>;
  domicile_region: Generated<string>;
  duty: Generated<string>;
  email: Generated<string>;
  ethnicity: Generated<string>;
  gender: Generated<string>;
  id_card: Generated<string>;
  id_card_hash: Generated<string>;
  mobile: Generated<string>;
  mobile_hash: Generated<string>;
  name: string;
  occupation: Generated<string>;
  overseas: Generated<string[]>;
  party_member: Generated<boolean>;
  petition_id: string;
  phone: Generated<string>;
  postcode: Generated<string>;
  province_code: string;
  role: Generated<string>;
  seq: number;
  work_unit: Generated<string>;
}

export interface PetitionReach {
  closed_at: Instant | null;
  county: number;
  due_at: Instant | null;
  given: boolean;
  guarded: boolean;
  party: number;
  petition_id: number;
  registered_at: Instant | null;
}

export interface PetitionSerial {
  day: string;
  last_no: number;
  prefix: string;
  region6: string;
}

export interface PetitionText {
  bands: number[] | null;
  petition_id: string;
  province_code: string;
}

export interface Post {
  dept_id: string;
  handing_preference: Generated<'' | HandingPreference>;
  home_path: Generated<string>;
  id: string;
  org_id: string;
  person_id: string;
  position_name: Generated<string>;
}

export interface PostRole {
  data_scope: Scope | null;
  post_id: string;
  role_code: string;
}

export interface PostRoleProposal {
  data_scope: Scope | null;
  id: Generated<string>;
  org_ids: Generated<string[]>;
  post_id: string;
  proposed_at: Generated<Instant>;
  proposed_by: string | null;
  reason: Generated<string>;
  role_code: string;
}

export interface PostScope {
  org_id: string;
  post_id: string;
}

export interface ProcessRecord {
  at: Instant;
  id: Key;
  kind: string;
  person_id: string;
  petition_id: string;
  province_code: string;
  step_id: string;
  text: string;
}

export interface ProposedAnswer {
  at: Instant;
  person_id: string;
  petition_id: string;
  province_code: string;
  text: string;
}

export interface QrSignIn {
  address: string;
  asked_at: Instant;
  browser: string;
  confirmed_at: Instant | null;
  id: Key;
  person_id: string | null;
  post_id: string | null;
  state: Generated<'waiting' | 'confirmed' | 'refused' | 'used'>;
  token_hash: string;
}

export interface QuizAttempt {
  began_at: Instant;
  choices: Json<number[][]> | null;
  course_id: string;
  finished_at: Instant | null;
  id: string;
  no: number;
  pass_mark: number;
  passed: Generated<boolean>;
  person_id: string;
  questions: Json<Question[]>;
  score: number | null;
}

export interface QuizGrant {
  course_id: string;
  extra: number;
  person_id: string;
}

export interface ReceptionDay {
  cancel_reason: Generated<string>;
  cancelled_at: Instant | null;
  created_at: Instant;
  created_by: string;
  day: string;
  half: 'am' | 'pm' | 'all';
  id: Key;
  leader_id: string;
  org_id: string;
  place: string;
  province_code: string;
  published_at: Instant | null;
}

export interface ReceptionFollowUp {
  at: Instant;
  day: Once<string>;
  person_id: string;
  petition_id: string;
  province_code: string;
  result: '1' | '2' | '3' | '4';
  seq: number;
  text: string;
  way: '1' | '2' | '3' | '4';
}

export interface Recommendation {
  adopted: Generated<'' | 'full' | 'part' | 'none'>;
  answered_at: Instant | null;
  calm_at: Instant | null;
  changed_at: Instant;
  changed_by: string;
  closed_at: Instant | null;
  created_at: Instant;
  document_no: Generated<string>;
  drafter_id: string;
  due_at: Instant | null;
  file_id: string | null;
  from_dept_id: string;
  from_org_id: string;
  handler_dept_id: string | null;
  handler_id: string | null;
  id: Key;
  is_late: Generated<boolean>;
  kind: '1' | '2' | '3';
  lamp_told: Generated<'none' | 'yellow' | 'orange' | 'red'>;
  orange_at: Instant | null;
  petition_id: string | null;
  province_code: string;
  sent_at: Instant | null;
  state: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
  supervision_id: string | null;
  text: string;
  to_org_id: string;
  version: Generated<number>;
  yellow_at: Instant | null;
}

export interface RecommendationAnswer {
  adopted: 'full' | 'part' | 'none';
  agreed_at: Instant | null;
  file_ids: Generated<string[]>;
  is_late: Generated<boolean>;
  measures: string;
  province_code: string;
  reason: string;
  recommendation_id: string;
  round: number;
  verdict: Generated<'' | 'accepted' | 'back'>;
  written_at: Instant;
  written_by: string;
}

export interface RecommendationEntry {
  action: string;
  at: Instant;
  on_behalf_of: string | null;
  org_id: string;
  person_id: string;
  province_code: string;
  recommendation_id: string;
  seq: number;
  shared: boolean;
  text: Generated<string>;
}

export interface RefusedCall {
  actor: Once<Json>;
  address: string;
  call: string;
  count: Generated<number>;
  minute: Instant;
  person_id: string;
  reason: string;
}

export interface Region {
  parent_code: string | null;
  population: number | null;
  region_code: string;
  region_name: string;
  region_type: string;
  replaced_by: string | null;
  sort_no: Generated<number>;
  valid_from: string | null;
  valid_to: string | null;
}

export interface ReservedTicket {
  day: Once<string>;
  org_id: string;
  province_code: string;
  ticket_no: string;
}

export interface Review {
  accepted_at: Instant | null;
  agent_name: Generated<string>;
  basis: Generated<string>;
  changed_at: Instant;
  changed_by: string;
  closed_at: Instant | null;
  conclusion: Generated<'' | '1' | '2' | '3' | '4'>;
  created_at: Instant;
  decided_at: Instant | null;
  dept_id: string;
  document_id: string | null;
  facts: Generated<string>;
  grounds: string;
  handler_id: string | null;
  id: Key;
  kind: 'review' | 'reReview';
  late_reason: Generated<string>;
  org_id: string;
  original_org_id: string;
  petition_id: string;
  previous_id: string | null;
  province_code: string;
  reasons: Generated<string>;
  received_on: string;
  refuse_reason: Generated<string>;
  requests: string;
  review_no: string;
  state: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
  step_id: string;
  version: Generated<number>;
  way: 'letter' | 'visit' | 'online';
}

export interface ReviewApplicant {
  in_time: boolean;
  opinion_on: string | null;
  person_seq: number;
  province_code: string;
  review_id: string;
  window_until: Instant | null;
}

export interface ReviewHearing {
  ended_at: Instant | null;
  file_ids: Generated<string[]>;
  held_on: string;
  host: string;
  id: Key;
  members: Generated<string[]>;
  noticed_on: string;
  place: string;
  province_code: string;
  published: Generated<boolean>;
  result: Generated<string>;
  review_id: string;
}

export interface ReviewRequest {
  answer: Generated<string>;
  asked_at: Instant;
  due_at: Instant;
  file_ids: Generated<string[]>;
  handed_in_at: Instant | null;
  handed_in_by: string | null;
  id: Key;
  org_id: string;
  province_code: string;
  review_id: string;
  text: string;
}

export interface RightsReview {
  audited_at: Instant | null;
  audited_by: string | null;
  audited_name: Generated<string>;
  hash: Generated<string>;
  id: Key;
  made_at: Instant;
  org_id: string;
  org_name: string;
  province_code: string;
  quarter: string;
  return_reason: Generated<string>;
  returned_at: Instant | null;
  returned_by: string | null;
  returned_name: Generated<string>;
  signed_at: Instant | null;
  signed_by: string | null;
  signed_name: Generated<string>;
}

export interface RightsReviewRow {
  account: string;
  agreed_at: Instant | null;
  agreed_by: string | null;
  agreed_name: Generated<string>;
  data_scope: string;
  decided_at: Instant | null;
  decided_by: string | null;
  decided_name: Generated<string>;
  decision: Generated<'' | 'keep' | 'remove'>;
  delegations: string[];
  dept_name: string;
  is_dormant: boolean;
  last_sign_in_at: Instant | null;
  listed: string[];
  no: number;
  person_id: string;
  position_name: string;
  post_id: string;
  reason: Generated<string>;
  review_id: string;
  role_code: string;
  role_name: string;
  user_name: string;
}

export interface Ring {
  ended_at: Instant | null;
  id: Key;
  organisations: string[];
  regions: string[];
  set_id: string;
  started_at: Instant;
  state: 'open' | 'finished' | 'back' | 'spent';
}

export interface RingEvent {
  at: Instant;
  faulty: number | null;
  id: Key;
  kind: 'start' | 'widen' | 'finish' | 'back' | 'spent';
  organisations: string[];
  people: number;
  regions: string[];
  remote: string | null;
  ring_id: string;
  version: string | null;
}

export interface RingFault {
  at: Instant;
  person_id: string;
  remote: string;
  ring_id: string;
  version: string;
}

export interface Role {
  data_scope: Generated<Scope>;
  role_code: string;
  role_name: string;
}

export interface RolePermission {
  node_id: string;
  role_code: string;
}

export interface RolePermissionProposal {
  id: Generated<string>;
  node_id: string;
  proposed_at: Generated<Instant>;
  proposed_by: string;
  reason: string;
  role_code: string;
}

export interface RuleParam {
  name: string;
  region_code: string;
  valid_from: string;
  valid_to: string | null;
  value: Json;
}

export interface SavedFilter {
  content: Json;
  id: Key;
  name: string;
  person_id: string;
  saved_at: Instant;
  shared_org_id: string | null;
  view_id: string;
}

export interface SavedTable {
  id: Key;
  name: string;
  org_id: string;
  person_id: string;
  province_code: string;
  query: Json;
  saved_at: Instant;
  sharing: 'own' | 'office' | 'all';
}

export interface SearchHot {
  place: number;
  words: string;
}

export interface SearchRecent {
  person_id: string;
  searched_at: Instant;
  words: string;
}

export interface SearchSaved {
  content: Json;
  id: Key;
  name: string;
  person_id: string;
  saved_at: Instant;
}

export interface SearchSynonym {
  changed_at: Instant;
  changed_by: string;
  id: Key;
  version: Generated<number>;
  words: string[];
}

export interface SecondFactor {
  enrolled_at: Instant;
  last_step: Size;
  person_id: string;
  secret: string;
}

export interface SecondFactorOffer {
  offered_at: Instant;
  person_id: string;
  secret: string;
}

export interface SelfEntry {
  content: Generated<string>;
  filled_at: Instant | null;
  made_at: Instant;
  made_by: string;
  province_code: string;
  taken_at: Instant | null;
  ticket_no: string;
  token_hash: string;
}

export interface Session {
  created_at: Generated<Once<Instant>>;
  ended_at: Instant | null;
  last_seen_at: Generated<Instant>;
  own_post_id: string;
  portal_set: string | null;
  post_id: string;
  token_hash: string;
}

export interface Signature {
  ended_at: Instant | null;
  id: Key;
  kept_at: Instant;
  person_id: string;
  picture: Buffer;
}

export interface SignInAddress {
  address: string;
  last_at: Instant;
  person_id: string;
}

export interface SignOnAttempt {
  begun_at: Instant;
  browser_hash: string;
  next_page: string;
  nonce: string;
  provider: string;
  state_hash: string;
  verifier: string;
}

export interface SignOnLogout {
  heeded_at: Instant;
  token_hash: string;
}

export interface SignOnSession {
  id_token: string | null;
  leaving_hash: string | null;
  left_at: Instant | null;
  provider: string;
  reference_hash: string | null;
  subject_hash: string;
  token_hash: string;
}

export interface SignOnTicket {
  browser_hash: string;
  given_at: Instant;
  hash: string;
  id_token: string | null;
  person_id: string;
  provider: string;
  reference_hash: string | null;
  subject_hash: string;
}

export interface SignOnTie {
  person_id: string;
  provider: string;
  subject_hash: string | null;
  tied_at: Instant;
  used_at: Instant;
}

export interface Supervision {
  changed_at: Instant;
  changed_by: string;
  closed_at: Instant | null;
  conclusion: Generated<'' | '1' | '2' | '3'>;
  created_at: Instant;
  demand: Generated<string>;
  dept_id: string;
  drafter_id: string;
  facts: string;
  feedback_on: string | null;
  id: Key;
  order_no: string;
  org_id: string;
  origin: 'own' | 'suggestion' | 'instruction' | 'check';
  petition_id: string;
  previous_id: string | null;
  province_code: string;
  reason: string;
  round: Generated<number>;
  sent_at: Instant | null;
  state: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
  step_id: string;
  title: Generated<string>;
  version: Generated<number>;
  way: string;
}

export interface SupervisionAddressee {
  asked_at: Instant | null;
  asked_days: Generated<number>;
  asked_reason: Generated<string>;
  changed_at: Instant;
  changed_by: string;
  clock_id: string | null;
  closed_at: Instant | null;
  conclusion: Generated<'' | '1' | '2' | '3'>;
  dept_id: string;
  extended_days: Generated<number>;
  fed_back_at: Instant | null;
  handler_id: string | null;
  id: Key;
  org_id: string;
  province_code: string;
  return_reason: Generated<string>;
  return_until: Instant | null;
  signed_at: Instant | null;
  state: Generated<'0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '9'>;
  supervision_id: string;
  version: Generated<number>;
  words: Generated<string>;
}

export interface SupervisionEvent {
  document_no: string;
  file_ids: Generated<string[]>;
  held_on: string;
  id: Key;
  kind: '1' | '2' | '3';
  org_id: string;
  participants: Generated<string>;
  petition_id: string | null;
  province_code: string;
  recorded_at: Instant;
  recorded_by: string;
  supervision_id: string | null;
  text: string;
  to_org_id: string;
}

export interface SupervisionFeedback {
  addressee_id: string;
  decided_at: Instant | null;
  decided_by: string | null;
  decision: Generated<'' | 'accepted' | 'back'>;
  file_ids: Generated<string[]>;
  given_at: Instant;
  given_by: string;
  id: Key;
  measures: string;
  province_code: string;
  result: string;
  round: number;
  words: Generated<string>;
}

export interface SupervisionFeedbackLine {
  feedback_id: string;
  petition_id: string;
  province_code: string;
  text: string;
}

export interface SupervisionPetition {
  petition_id: string;
  province_code: string;
  supervision_id: string;
}

export interface Suspension {
  ended_at: Instant | null;
  from_at: Instant;
  id: Key;
  petition_id: string;
  planned_until: string;
  province_code: string;
  reason: string;
  step_id: string;
  text: string;
}

export interface Termination {
  applicant_dept_id: string;
  applicant_id: string;
  applicant_org_id: string;
  changed_at: Instant;
  changed_by: string;
  closed_at: Instant | null;
  created_at: Instant;
  dept_id: string;
  document_id: string | null;
  facts: string;
  filing_no: string;
  ground: 'reReviewed' | 'noReview' | 'noReReview';
  id: Key;
  matter_id: string;
  missing: Generated<string[]>;
  org_id: string;
  petition_id: string;
  plan: string;
  province_code: string;
  reasons: string;
  recognised_at: Instant | null;
  state: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
  step_id: string;
  submitted_at: Instant | null;
  version: Generated<number>;
}

export interface TerminationPaper {
  file_ids: Generated<string[]>;
  kind: string;
  province_code: string;
  supplied_at: Instant;
  supplied_by: string;
  termination_id: string;
  text: Generated<string>;
}

export interface TerminationPetition {
  end_state: string;
  petition_id: string;
  province_code: string;
  termination_id: string;
}

export interface TerminationStep {
  arrived_at: Instant;
  decided_at: Instant | null;
  decided_by: string | null;
  due_at: Instant;
  id: Key;
  org_id: string;
  province_code: string;
  result: Generated<'' | 'pass' | 'back' | 'recognise' | 'refuse' | 'withdrawn'>;
  termination_id: string;
  text: Generated<string>;
}

export interface TextTopic {
  code: string;
  made_at: Instant;
  province_code: string;
  terms: string[];
}

export interface TextTopicMember {
  nearness: number;
  petition_id: string;
  province_code: string;
  topic: string;
}

export interface Timeline {
  action: string;
  at: Generated<Once<Instant>>;
  dept_id: string;
  on_behalf_of: string | null;
  org_id: string;
  person_id: string;
  petition_id: string;
  province_code: string;
  seq: number;
  shared: Generated<boolean>;
  state_after: string;
  state_before: Generated<string>;
  step_id: string | null;
  text: Generated<string>;
}

export interface Todo {
  calm_at: Instant | null;
  claimed_at: Instant | null;
  created_at: Generated<Once<Instant>>;
  dept_id: string;
  done_at: Instant | null;
  done_by: string | null;
  due_at: Instant | null;
  family: 'db' | 'sysp' | 'qt';
  given_by: Generated<string>;
  guarded: Generated<boolean>;
  id: Key;
  orange_at: Instant | null;
  org_id: string;
  person_id: Generated<string>;
  petition_id: string | null;
  province_code: string;
  ref_id: Generated<string>;
  source_org_id: string;
  step_id: string | null;
  todo_type: string;
  yellow_at: Instant | null;
}

export interface TodoCounter {
  dept_id: string;
  open_count: number;
  person_id: string;
  province_code: string;
  todo_type: string;
}

export interface TodoReminder {
  note: Generated<string>;
  person_id: string;
  province_code: string;
  remind_on: string;
  todo_id: string;
  told_at: Instant | null;
}

export interface Upload {
  file_id: string | null;
  id: string;
  name: string;
  province_code: string;
  received: Generated<Size>;
  sha256: string | null;
  size: Once<Size>;
  touched_at: Instant;
  uploaded_by: string;
}

export interface UploadDay {
  bytes: Size;
  day: string;
  person_id: string;
}

export interface Urge {
  addressee_id: string | null;
  at: Instant;
  from_org_id: string;
  id: Key;
  person_id: string | null;
  petition_id: string;
  province_code: string;
  replied_at: Instant | null;
  replied_by: string | null;
  reply: Generated<string>;
  reply_due_at: Instant;
  step_id: string;
  superseded: Generated<boolean>;
  text: string;
}

export interface UrgeSetting {
  org_id: string;
  red: boolean;
  yellow: boolean;
}

export interface WindowTicket {
  called_at: Instant | null;
  dept_id: string;
  issued_at: Instant;
  issued_by: string;
  name: Generated<string>;
  org_id: string;
  person_count: number;
  petition_id: string | null;
  province_code: string;
  rated_at: Instant | null;
  rating: Generated<string>;
  rating_text: Generated<string>;
  reason: Generated<string>;
  state: Generated<string>;
  ticket_no: string;
  window_name: string;
}

export interface WorkCalendar {
  day: string;
  kind: 'W' | 'R' | 'H' | 'A';
  name: Generated<string>;
  year_source: number;
}

export interface WorkHandedOver {
  at: Instant;
  by_person_id: string;
  id: Key;
  org_id: string;
  person_id: string;
}

export interface WorkYear {
  digest: string;
  loaded_at: Generated<Instant>;
  source: string;
  year: number;
}

export interface Database {
  alert_acknowledgement: AlertAcknowledgement;
  answered_request: AnsweredRequest;
  approval: Approval;
  approval_chain: ApprovalChain;
  approval_decision: ApprovalDecision;
  approval_delegation: ApprovalDelegation;
  archive_destruction: ArchiveDestruction;
  archive_item: ArchiveItem;
  archive_series: ArchiveSeries;
  archive_transfer: ArchiveTransfer;
  archive_volume: ArchiveVolume;
  audit: Audit;
  audit_seal: AuditSeal;
  audit_unsealed: AuditUnsealed;
  call_count: CallCount;
  case_note: CaseNote;
  case_visit: CaseVisit;
  certificate_challenge: CertificateChallenge;
  circular_draft: CircularDraft;
  classified_word: ClassifiedWord;
  clock: Clock;
  clock_pause: ClockPause;
  closing_callback: ClosingCallback;
  closing_check: ClosingCheck;
  closing_sample: ClosingSample;
  code_item: CodeItem;
  course: Course;
  course_certificate: CourseCertificate;
  course_certificate_year: CourseCertificateYear;
  course_lesson: CourseLesson;
  course_quiz: CourseQuiz;
  course_reminder: CourseReminder;
  course_slide: CourseSlide;
  delegation: Delegation;
  delivery: Delivery;
  department: Department;
  deputy: Deputy;
  display_column: DisplayColumn;
  distribution_rule: DistributionRule;
  document_number: DocumentNumber;
  document_template: DocumentTemplate;
  download: Download;
  download_file: DownloadFile;
  duplicate_decision: DuplicateDecision;
  duty: Duty;
  evaluation: Evaluation;
  export_task: ExportTask;
  extension: Extension;
  failed_sign_in: FailedSignIn;
  field_key: FieldKey;
  figure_schedule: FigureSchedule;
  file: File;
  file_link: FileLink;
  file_move: FileMove;
  frozen_figures: FrozenFigures;
  hall_notice: HallNotice;
  handling_report: HandlingReport;
  handling_step: HandlingStep;
  inspection_feedback: InspectionFeedback;
  interview: Interview;
  job_run: JobRun;
  joint_reception: JointReception;
  kb_article: KbArticle;
  kb_doc: KbDoc;
  kb_draft: KbDraft;
  kb_favourite: KbFavourite;
  kb_feedback: KbFeedback;
  kb_file: KbFile;
  kb_link: KbLink;
  kb_node: KbNode;
  kb_version: KbVersion;
  leader_case: LeaderCase;
  leader_case_progress: LeaderCaseProgress;
  leader_instruction: LeaderInstruction;
  leader_reception: LeaderReception;
  lesson_file: LessonFile;
  lesson_link: LessonLink;
  lesson_note: LessonNote;
  lesson_progress: LessonProgress;
  letter_page: LetterPage;
  letter_recognition: LetterRecognition;
  list_columns: ListColumns;
  macro: Macro;
  mail: Mail;
  mail_counter: MailCounter;
  mail_draft: MailDraft;
  mail_draft_file: MailDraftFile;
  mail_file: MailFile;
  mail_receiver: MailReceiver;
  mask: Mask;
  matter: Matter;
  meeting: Meeting;
  meeting_member: MeetingMember;
  meeting_signal: MeetingSignal;
  message: Message;
  message_counter: MessageCounter;
  message_history: MessageHistory;
  notice: Notice;
  notice_file: NoticeFile;
  notice_reader: NoticeReader;
  officer_conflict: OfficerConflict;
  official_document: OfficialDocument;
  official_entry: OfficialEntry;
  official_receiver: OfficialReceiver;
  opinion_citation: OpinionCitation;
  org_seal: OrgSeal;
  organisation: Organisation;
  organisation_party: OrganisationParty;
  own_template: OwnTemplate;
  party: Party;
  password_history: PasswordHistory;
  permission_node: PermissionNode;
  person: Person;
  person_certificate: PersonCertificate;
  petition: Petition;
  petition_access: PetitionAccess;
  petition_correction: PetitionCorrection;
  petition_document: PetitionDocument;
  petition_draft: PetitionDraft;
  petition_draft_file: PetitionDraftFile;
  petition_fact: PetitionFact;
  petition_fact_change: PetitionFactChange;
  petition_file: PetitionFile;
  petition_lock: PetitionLock;
  petition_original: PetitionOriginal;
  petition_person: PetitionPerson;
  petition_reach: PetitionReach;
  petition_serial: PetitionSerial;
  petition_text: PetitionText;
  post: Post;
  post_role: PostRole;
  post_role_proposal: PostRoleProposal;
  post_scope: PostScope;
  process_record: ProcessRecord;
  proposed_answer: ProposedAnswer;
  qr_sign_in: QrSignIn;
  quiz_attempt: QuizAttempt;
  quiz_grant: QuizGrant;
  reception_day: ReceptionDay;
  reception_follow_up: ReceptionFollowUp;
  recommendation: Recommendation;
  recommendation_answer: RecommendationAnswer;
  recommendation_entry: RecommendationEntry;
  refused_call: RefusedCall;
  region: Region;
  reserved_ticket: ReservedTicket;
  review: Review;
  review_applicant: ReviewApplicant;
  review_hearing: ReviewHearing;
  review_request: ReviewRequest;
  rights_review: RightsReview;
  rights_review_row: RightsReviewRow;
  ring: Ring;
  ring_event: RingEvent;
  ring_fault: RingFault;
  role: Role;
  role_permission: RolePermission;
  role_permission_proposal: RolePermissionProposal;
  rule_param: RuleParam;
  saved_filter: SavedFilter;
  saved_table: SavedTable;
  search_hot: SearchHot;
  search_recent: SearchRecent;
  search_saved: SearchSaved;
  search_synonym: SearchSynonym;
  second_factor: SecondFactor;
  second_factor_offer: SecondFactorOffer;
  self_entry: SelfEntry;
  session: Session;
  sign_in_address: SignInAddress;
  sign_on_attempt: SignOnAttempt;
  sign_on_logout: SignOnLogout;
  sign_on_session: SignOnSession;
  sign_on_ticket: SignOnTicket;
  sign_on_tie: SignOnTie;
  signature: Signature;
  supervision: Supervision;
  supervision_addressee: SupervisionAddressee;
  supervision_event: SupervisionEvent;
  supervision_feedback: SupervisionFeedback;
  supervision_feedback_line: SupervisionFeedbackLine;
  supervision_petition: SupervisionPetition;
  suspension: Suspension;
  termination: Termination;
  termination_paper: TerminationPaper;
  termination_petition: TerminationPetition;
  termination_step: TerminationStep;
  text_topic: TextTopic;
  text_topic_member: TextTopicMember;
  timeline: Timeline;
  todo: Todo;
  todo_counter: TodoCounter;
  todo_reminder: TodoReminder;
  upload: Upload;
  upload_day: UploadDay;
  urge: Urge;
  urge_setting: UrgeSetting;
  window_ticket: WindowTicket;
  work_calendar: WorkCalendar;
  work_handed_over: WorkHandedOver;
  work_year: WorkYear;
}
