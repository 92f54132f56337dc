import type { Locale } from '@ringtag/contracts';
import escape from 'lodash/escape';
import type { MailTemplate, RenderedMail } from '../tables/mail';
import { PHRASES } from './phrases';

export interface MailContent {
  template: MailTemplate;
  locale: Locale;
  brand: string;
  /** Where the brand leads: the site in the language of the mail. */
  home: string;
  /** Where the button leads. */
  link: string;
  code?: string;
  alias?: string;
  /** How many messages the mail tells of. */
  count?: string;
  /** Where an answer goes, if not to us. */
  replyTo?: string;
  /** The mailbox, if it is not the one that the mail was written for any more. */
  recipient?: string;
}

/**
 * Renders a mail as HTML and as plain text. The code stands near the top and in the subject, so that mail programs
 * can offer it; text that people typed never reaches the subject (MAIL-2).
 */
export function renderMail(content: MailContent): RenderedMail {
  const { shared, templates } = PHRASES[content.locale];
  const phrases = templates[content.template];
  const fill = (text: string) =>
    text.replace(
      /\{(brand|code|alias|count)\}/g,
      (_, name: 'brand' | 'code' | 'alias' | 'count') => content[name] ?? '',
    );
  const parts: Parts = {
    heading: fill(phrases.heading),
    intro: fill(phrases.intro),
    button: fill(phrases.button),
    codeLabel: shared.codeLabel,
    codeNote: shared.codeNote,
    linkFallback: shared.linkFallback,
    notYou: shared.notYou,
    replyNote: shared.replyNote,
    footer: fill(shared.footer),
  };
  return {
    subject: fill(phrases.subject).replace(/[\r\n]+/g, ' '),
    text: renderText(parts, content),
    html: renderHtml(parts, content),
  };
}

type Parts = Record<
  | 'heading'
  | 'intro'
  | 'button'
  | 'codeLabel'
  | 'codeNote'
  | 'linkFallback'
  | 'notYou'
  | 'replyNote'
  | 'footer',
  string
>;

/** Labels stand on lines of their own: how a colon is set differs by language. */
function renderText(parts: Parts, { code, link, brand, replyTo }: MailContent): string {
  return [
    parts.heading,
    ...(code ? [`${parts.codeLabel}\n${code}`] : []),
    parts.intro,
    `${parts.button}\n${link}`,
    ...(code ? [parts.codeNote, parts.notYou] : []),
    ...(replyTo ? [parts.replyNote] : []),
    `-- \n${brand}\n${parts.footer}`,
  ].join('\n\n');
}

/** Escapes what is put between the parts of a template. */
function html(strings: TemplateStringsArray, ...values: (string | Raw)[]): Raw {
  return new Raw(strings.reduce((text, part, i) => text + escaped(values[i - 1] ?? '') + part));
}

class Raw {
  constructor(readonly text: string) {}
}

function escaped(value: string | Raw): string {
  return value instanceof Raw ? value.text : escape(value);
}

/** Words with a hyphen in them, such as QR-Code and the codes themselves, stay in one line, which they are shorter than. */
function unbroken(text: string): Raw {
  const pieces = text.split(/(?<!\S)(?=\S{3,20}(?!\S))(\S+-\S+)/);
  const marked = pieces.map((piece, i) =>
    i % 2 ? html`<span style="white-space:nowrap">${piece}</span>`.text : escaped(piece),
  );
  return new Raw(marked.join(''));
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Only what is longer than a line is broken inside, such as a link. Needs tables that do not grow with their words. */
const WRAP = 'word-wrap:break-word;overflow-wrap:break-word';

function renderHtml(parts: Parts, content: MailContent): string {
  const code = content.code
    ? html`<p style="margin:0 0 4px;color:#4b5563;font-size:14px">${unbroken(parts.codeLabel)}</p>
        <p style="margin:0 0 20px;font-size:34px;font-weight:700;letter-spacing:8px;color:#0f766e">
          ${content.code}
        </p>`
    : '';
  const notes = content.code
    ? html`<p style="margin:0 0 8px;color:#4b5563;font-size:14px">${unbroken(parts.codeNote)}</p>
        <p style="margin:0;color:#4b5563;font-size:14px">${unbroken(parts.notYou)}</p>`
    : '';
  const replyNote = content.replyTo
    ? html`<p style="margin:0;color:#4b5563;font-size:14px">${unbroken(parts.replyNote)}</p>`
    : '';
  return html`<!doctype html>
    <html lang="${content.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${parts.heading}</title>
      </head>
      <body style="margin:0;background:#f3f4f6;${FONT}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:480px;table-layout:fixed;${WRAP}"
              >
                <tr>
                  <td style="padding:0 4px 16px;color:#0f766e;font-size:18px;font-weight:700">
                    <a href="${content.home}" style="color:#0f766e;text-decoration:none">${content.brand}</a>
                  </td>
                </tr>
                <tr>
                  <td
                    style="background:#ffffff;border-radius:12px;padding:28px 24px;color:#111827;font-size:16px;line-height:1.5"
                  >
                    <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${unbroken(parts.heading)}</h1>
                    ${code}
                    <p style="margin:0 0 20px">${unbroken(parts.intro)}</p>
                    <p style="margin:0 0 20px">
                      <a
                        href="${content.link}"
                        style="display:inline-block;background:#0f766e;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px"
                        >${unbroken(parts.button)}</a
                      >
                    </p>
                    <p style="margin:0 0 20px;color:#4b5563;font-size:13px">
                      ${unbroken(parts.linkFallback)}<br />${content.link}
                    </p>
                    ${notes}${replyNote}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 4px;color:#4b5563;font-size:12px">${unbroken(parts.footer)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}
