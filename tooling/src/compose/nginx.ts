import type { Parts } from './parts.ts'

/**
 * An example of how nginx serves a composition, with the portal's server behind it.
 * @param headers of the page
 */
export function nginxExample(
  { basePath, api = `http://127.0.0.1:8080${basePath}api/` }: Pick<Parts['province'], 'basePath' | 'api'>,
  headers: Record<string, string>,
) {
  const added = Object.entries(headers).map(
    ([name, value]) => `        add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  )
  const toPortal =
    basePath === '/'
      ? ''
      : `
    location = / {
        return 302 ${basePath};
    }`
  return `# Serves this folder's www/ and passes calls on to the portal's server. That is started with TRUST_PROXY=<the
# address from which nginx calls it>, like 127.0.0.1 on one machine. Put in the places marked <...> what is yours.
server {
    listen 443 ssl;
    server_name <portal.example.cn>;
    ssl_certificate     <certificate.pem>;
    ssl_certificate_key <key.pem>;

    gzip_static on;
    # With the brotli module: brotli_static on;
    # Attachments of 100 MB.
    client_max_body_size 105m;

    location ^~ ${basePath}api/ {
        proxy_pass ${api};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        # Live updates are a stream.
        proxy_buffering off;
        proxy_read_timeout 120s;
    }

    # Names that change with their content, and the folders of builds, are kept for a year.
    location ~ "^${basePath}(.+\\.[0-9a-f]{8,}\\.\\w+|remotes/[^/]+/[^/]+-[0-9a-f]{12}/.+)$" {
        rewrite "^${basePath}(.*)$" /$1 break;
        root <this folder>/www;
        add_header Cache-Control "public, max-age=31536000, immutable";
        add_header X-Content-Type-Options nosniff;
    }

    # Other files; an address without a dot is a screen of the one page.
    location ~ "^${basePath}.+\\.\\w+$" {
        rewrite "^${basePath}(.*)$" /$1 break;
        root <this folder>/www;
        add_header Cache-Control no-cache;
        add_header X-Content-Type-Options nosniff;
    }
    location ${basePath} {
        root <this folder>/www;
        rewrite ^ /index.html break;
        add_header Cache-Control no-cache;
${added.join('\n')}
    }${toPortal}
}
`
}
