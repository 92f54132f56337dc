import { type Locale, showDirectionMarks } from '@ringtag/contracts';
import escape from 'lodash/escape';
import mapValues from 'lodash/mapValues';
import { type MailTemplate, TO_ACCOUNT, TO_OWNER } from '../tables/mail';
import { choosePlural, getPhrases, type MailPhrases, SIGN_IN_LABELS, type TemplatePhrases } from './phrases';

export interface MailContent {
  template: MailTemplate;
  locale: Locale;
  brand: string;
  /** The address behind the brand: the site in the language of the mail. */
  home: string;
  /** The address behind the button. */
  link: string;
  digits?: string;
  alias?: string;
  /** The sign-in that the mail is about: its browser and the beginning of its address, where they are known. */
  signIn?: { at: Date; device?: string; network?: string };
  /** How many messages the mail is about. */
  count?: number;
  /** What people wrote: the beginning of their text, and who wrote it, as the reader calls them. */
  quote?: { text: string; name: string };
  /** The code as the reader calls it: the owner's own name, or the alias. Typed by a person. */
  code?: string;
  /** The name and the number of a release. */
  release?: string;
  /** The name of the thread in which mail programs keep the mail. */
  thread?: string;
  /** True where the mail goes to somebody who helps the owner of the code. */
  helping?: boolean;
  /** The address that ends mails like this one. */
  unsubscribe?: string;
  /** The recipient, where it has changed since the mail was queued, or is not in the queue. */
  recipient?: string;
}

/**
 * Renders a mail as HTML and as plain text. The code is near the top and in the subject, so that mail programs can
 * offer it. Text that people typed never gets into the subject (MAIL-2).
 */
export function renderMail(typed: MailContent): Record<'subject' | 'text' | 'html', string> {
  const content = withMarksShown(typed);
  const { locale, quote } = content;
  const { shared, templates } = getPhrases(locale);
  const { note = '', heading, intro, unquoted = intro, helping, ...template } = templates[content.template];
  const count = content.count === undefined ? '' : new Intl.NumberFormat(locale).format(content.count);
  const values = { ...content, count };
  const fill = (text: string) =>
    text.replace(
      /\{(brand|digits|alias|code|count|release)\}/g,
      (_, name: Placeholder) => values[name] ?? '',
    );
  const plural = choosePlural(heading, content.count ?? 1, locale);
  const footer = shared[chooseFooter(content)];
  const said = quote ? intro : unquoted;
  const about = { intro: content.helping ? (helping ?? said) : said, note, heading: plural, footer };
  const parts = mapValues({ ...shared, ...template, ...about }, fill);
  return {
    subject: parts.subject.replace(/[\r\n]+/g, ' '),
    text: renderText(parts, content),
    html: renderHtml(parts, content),
  };
}

/** The text that says why somebody gets the mail. */
function chooseFooter({ template, helping }: MailContent) {
  if (TO_OWNER.has(template)) return helping ? 'helperFooter' : 'ownerFooter';
  return TO_ACCOUNT.has(template) ? 'accountFooter' : 'footer';
}

/** Replaces direction marks in what people typed by visible text, such as [U+202E]. */
function withMarksShown(content: MailContent): MailContent {
  const { quote, code } = content;
  return {
    ...content,
    quote: quote && mapValues(quote, showDirectionMarks),
    code: code && showDirectionMarks(code),
  };
}

type Placeholder = 'brand' | 'digits' | 'alias' | 'code' | 'count' | 'release';
type Parts = Record<
  keyof MailPhrases['shared'] | Exclude<keyof TemplatePhrases, 'unquoted' | 'helping'>,
  string
>;

/** Labels have their own lines: where a colon goes differs by language. */
function renderText(parts: Parts, content: MailContent): string {
  const { digits, link, brand } = content;
  return [
    parts.heading,
    ...(digits ? [`${parts.digitsLabel}\n${digits}`] : []),
    parts.intro,
    ...listFacts(parts, content).map(([label, value]) => `${label}\n${value}`),
    ...quoteAsText(parts, content),
    `${parts.button}\n${link}`,
    ...(parts.note ? [parts.note] : []),
    ...(digits ? [parts.digitsNote, parts.notYou] : []),
    `-- \n${brand}\n${parts.footer}`,
    ...(content.unsubscribe ? [`${parts.unsubscribe}\n${content.unsubscribe}`] : []),
  ].join('\n\n');
}

/** Marked line by line, so that no line of it looks like one of ours. */
function quoteAsText(parts: Parts, { quote }: MailContent): string[] {
  if (!quote) return [];
  const lines = withoutSides(quote.text || parts.noText).split(LINE_END);
  const writer = withoutSides(quote.name).split(LINE_END).join(' ');
  return [`${writer}:\n${lines.map((line) => `> ${line}`).join('\n')}`];
}

/** Also the ends of lines that only some programs know. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Plain text cannot isolate a direction: a mark at its end would move what follows. */
function withoutSides(text: string): string {
  return text.replace(/[\u200e\u200f\u061c]/g, '');
}

/** When and where somebody signed in. Nobody knows the time zone of the reader, so the time is in UTC. */
function listFacts(parts: Parts, { signIn, locale }: MailContent): [label: string, value: string][] {
  if (!signIn) return [];
  const { at, device = parts.deviceUnknown, network } = signIn;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const values = { timeLabel: `${format.format(at)} UTC`, deviceLabel: device, networkLabel: network };
  return SIGN_IN_LABELS.flatMap((label) => {
    const value = values[label];
    return value === undefined ? [] : [[parts[label], value]];
  });
}

/** Escapes the values between the parts of a template. */
function html(strings: TemplateStringsArray, ...values: (string | Raw)[]): Raw {
  return new Raw(strings.reduce((text, part, i) => text + escaped(values[i - 1] ?? '') + part));
}

class Raw {
  constructor(readonly text: string) {}
}

function escaped(value: string | Raw): string {
  return value instanceof Raw ? value.text : escape(value);
}

/** Keeps short words with a hyphen, such as QR-Code and aliases, on one line. */
function unbroken(text: string): Raw {
  const pieces = text.split(/(?<!\S)(?=\S{3,20}(?!\S))(\S+-\S+)/);
  const marked = pieces.map((piece, i) =>
    i % 2 ? html`<span style="white-space:nowrap">${piece}</span>`.text : escaped(piece),
  );
  return new Raw(marked.join(''));
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** For mail programs that follow the system: most others make colours of their own of the light ones. */
const NIGHT = `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0a0f1a !important; }
  .card { background: #1f2937 !important; color: #f9fafb !important; }
  .quote { background: #374151 !important; }
  .quiet { color: #d1d5db !important; }
  .mark { color: #5eead4 !important; }
}`;
/** Breaks inside a word only when it is longer than a line, such as a link. Works in tables with a fixed layout. */
const WRAP = 'word-wrap:break-word;overflow-wrap:break-word';

function quoteAsHtml(parts: Parts, { quote }: MailContent): Raw | string {
  if (!quote) return '';
  const lines = (quote.text || parts.noText).split(LINE_END).map((line) => html`${line}`.text);
  return html`<div
    class="quote"
    style="margin:0 0 20px;padding:12px 16px;background:#f3f4f6;border-radius:8px"
  >
    <p class="quiet" style="margin:0 0 4px;color:#4b5563;font-size:14px">
      <bdi>${quote.name}</bdi>
    </p>
    <p dir="auto" style="margin:0;unicode-bidi:isolate">${new Raw(lines.join('<br />'))}</p>
  </div>`;
}

function renderHtml(parts: Parts, content: MailContent): string {
  const digits = content.digits
    ? html`<p class="quiet" style="margin:0 0 4px;color:#4b5563;font-size:14px">
          ${unbroken(parts.digitsLabel)}
        </p>
        <p
          class="mark"
          style="margin:0 0 20px;font-size:34px;font-weight:700;letter-spacing:8px;color:#0f766e"
        >
          ${content.digits}
        </p>`
    : '';
  const notes = content.digits
    ? html`<p class="quiet" style="margin:0 0 8px;color:#4b5563;font-size:14px">
          ${unbroken(parts.digitsNote)}
        </p>
        <p class="quiet" style="margin:0;color:#4b5563;font-size:14px">${unbroken(parts.notYou)}</p>`
    : '';
  const facts = listFacts(parts, content).map(
    ([label, value]) =>
      html`<span class="quiet" style="color:#4b5563;font-size:14px">${unbroken(label)}</span><br /><bdi
          >${value}</bdi
        >`.text,
  );
  const note = parts.note
    ? html`<p class="quiet" style="margin:0;color:#4b5563;font-size:14px">${unbroken(parts.note)}</p>`
    : '';
  const unsubscribe =
    content.unsubscribe === undefined
      ? ''
      : html`<br /><a href="${content.unsubscribe}" class="quiet" style="color:#4b5563"
            >${unbroken(parts.unsubscribe)}</a
          >`;
  const signIn =
    facts.length > 0 ? html`<p style="margin:0 0 20px">${new Raw(facts.join('<br />'))}</p>` : '';
  return html`<!doctype html>
    <html lang="${content.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${parts.heading}</title>
        <style>
          ${new Raw(NIGHT)}
        </style>
      </head>
      <body class="page" style="margin:0;background:#f3f4f6;${FONT}">
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
                  <td style="padding:0 4px 16px;font-size:18px;font-weight:700">
                    <a class="mark" href="${content.home}" style="color:#0f766e;text-decoration:none"
                      >${content.brand}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="background:#ffffff;border-radius:12px;padding:28px 24px;color:#111827;font-size:16px;line-height:1.5"
                  >
                    <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${unbroken(parts.heading)}</h1>
                    ${digits}
                    <p style="margin:0 0 20px">${unbroken(parts.intro)}</p>
                    ${signIn} ${quoteAsHtml(parts, content)}
                    <p style="margin:0 0 20px">
                      <a
                        href="${content.link}"
                        style="display:inline-block;background:#0f766e;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px"
                        >${unbroken(parts.button)}</a
                      >
                    </p>
                    <p class="quiet" style="margin:0 0 20px;color:#4b5563;font-size:13px">
                      ${unbroken(parts.linkFallback)}<br />${content.link}
                    </p>
                    ${note} ${notes}
                  </td>
                </tr>
                <tr>
                  <td class="quiet" style="padding:16px 4px;color:#4b5563;font-size:12px">
                    ${unbroken(parts.footer)}${unsubscribe}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}
