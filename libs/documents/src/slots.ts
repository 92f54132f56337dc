import { showDirectionMarks } from '@ringtag/contracts';

/**
 * Documents that differ in a few values are drawn once, with a marker in place of each value, and cut at the markers.
 * This is the only place where a value enters a finished document without React, so all of its escaping is here.
 */

/**
 * Hexadecimal, so that no component changes it, not even where it stands for the name of a photo. By chance, so that
 * nobody can type one: a page without an outline is drawn with what people typed in it.
 */
const [begin, end] = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) =>
  part.toString(16).padStart(8, '0').slice(-5),
);
const START = `d${begin}`;
const END = `c${end}`;
const PADDING = 'e';
const MARKER = new RegExp(`${START}(\\d{3})${PADDING}*${END}`, 'g');

/** Collects values, and gives a marker for each. */
export class Slots {
  readonly values: string[] = [];

  /**
   * Marks of direction are shown: in a tab or a preview nothing isolates them.
   * @param length of the marker at least, where a component looks at the length of a text
   */
  put(value: string, length = 0): string {
    const place = String(this.values.push(showDirectionMarks(value)) - 1).padStart(3, '0');
    const padding = PADDING.repeat(Math.max(0, length - START.length - place.length - END.length));
    return START + place + padding + END;
  }
}

type Escape = (value: string) => string;

/** A document between its values. */
export interface Cut {
  /** What comes before the first value. */
  start: string;
  /** The values in their order, each with what comes before the next one. */
  slots: { value: number; escape: Escape; after: string }[];
  /** What comes after the last value. */
  end: string;
}

/** Cuts a document at the markers in it. */
export function cut(html: string): Cut {
  const found = [...html.matchAll(MARKER)];
  const slots = found.map((marker, place) => ({
    value: Number(marker[1]),
    escape: escapeAt(html, marker.index),
    after: place + 1 < found.length ? html.slice(getEnd(marker), found[place + 1]!.index) : '',
  }));
  const last = found.at(-1);
  return { start: html.slice(0, found[0]?.index), slots, end: last ? html.slice(getEnd(last)) : '' };
}

function getEnd(marker: RegExpExecArray): number {
  return marker.index + marker[0].length;
}

/** The part of the document from its first value to its last. */
export function fillIn({ slots }: Cut, values: readonly string[]): string {
  let html = '';
  for (const { value, escape, after } of slots) html += escape(values[value]!) + after;
  return html;
}

const ADDRESSES = ['href', 'src', 'srcSet', 'action'];

/** How a value at this place of a document is escaped. */
function escapeAt(html: string, place: number): Escape {
  const before = html.slice(0, place);
  const tag = before.slice(before.lastIndexOf('<'));
  if (/^<script type="application\/json"[^>]*>[^<]*$/.test(tag)) return escapeData;
  if (/^<(?:script|style)\b[^>]*>/.test(tag)) throw new Error('Nothing is filled into scripts and styles');
  if (tag.includes('>')) return escapeHtml;
  const [, name, begun] = /\s([\w-]+)="([^"]*)$/.exec(tag) ?? [];
  if (name === undefined) throw new Error('A value stands in quotes, or between elements');
  if (!ADDRESSES.includes(name)) return escapeHtml;
  return begun === '' ? escapeAddress : (value) => escapeHtml(encodeURIComponent(value));
}

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** In a text or an attribute, as React does it. */
export function escapeHtml(value: string): string {
  return /[&<>"']/.test(value) ? value.replace(/[&<>"']/g, (sign) => SIGNS[sign]!) : value;
}

/** What leads elsewhere than to pages, phones and mailboxes leads nowhere. */
function escapeAddress(value: string): string {
  return /^(?:https?:\/\/|tel:|mailto:|\/(?![/\\]))/.test(value) ? escapeHtml(value) : '';
}

const DATA_SIGNS: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** In the JSON of a data block: nothing can end the block early (XSS-3). */
export function escapeData(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (sign) => DATA_SIGNS[sign]!);
}
