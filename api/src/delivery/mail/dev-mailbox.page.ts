import escape from 'lodash/escape';
import type { CaughtMail } from './dev-mailbox';

/** A plain page for developers. It shows each mail in a frame that runs no scripts. */
export function renderMailbox(mails: CaughtMail[]): string {
  const rows =
    mails.map(renderRow).join('\n') ||
    '<p class="empty">No mail yet. It appears here within a second of being sent.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="15">
<title>Mailbox (development)</title>
<style>
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f3f4f6;color:#111827}
main{max-width:720px;margin:0 auto;padding:24px 16px}
h1{font-size:22px;margin:0 0 4px}p{margin:0 0 20px;color:#4b5563}
details{background:#fff;border:1px solid #e5e7eb;border-radius:10px;margin:0 0 10px}
summary{padding:12px 16px;cursor:pointer}summary b{display:block}summary span{color:#4b5563;font-size:14px;overflow-wrap:anywhere}
iframe{border:0;border-top:1px solid #e5e7eb;width:100%;height:560px;background:#f3f4f6}
.empty{padding:40px 0;text-align:center}
@media(prefers-color-scheme:dark){body{background:#111827;color:#f9fafb}p,summary span{color:#d1d5db}details{background:#1f2937;border-color:#374151}}
</style>
</head>
<body><main>
<h1>Mailbox</h1>
<p>Mails are caught here because no SMTP server is configured. Newest first.</p>
${rows}
</main></body>
</html>`;
}

function renderRow(mail: CaughtMail, index: number): string {
  return `<details${index === 0 ? ' open' : ''}>
<summary><b>${escape(mail.subject)}</b><span>${escape(mail.to)} · <time>${escape(mail.createdAt)}</time></span></summary>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" title="${escape(mail.subject)}" srcdoc="${escape(withTopLinks(mail.html))}"></iframe>
</details>`;
}

/** Makes links of the mail open in the window instead of the frame. */
function withTopLinks(html: string): string {
  return html.replace('<head>', '<head><base target="_top">');
}
