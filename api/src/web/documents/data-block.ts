const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * A data block, which browsers do not run and the content security policy does not concern. Nothing in it can end it
 * early (XSS-3).
 */
export function dataBlock(id: string, data: unknown): string {
  const text = JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => ESCAPES[sign]!);
  return `<script type="application/json" id="${id}">${text}</script>`;
}
