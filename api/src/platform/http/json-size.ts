const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

export interface JsonBounds {
  values: number;
  levels: number;
}

/**
 * Counts the values and levels of JSON while its bytes arrive: a body of 4 MB can hold millions of values, which take
 * seconds to parse. The count is exact, except that a field that an object names twice counts twice.
 */
export class JsonSize {
  private separators = 0;
  private opened = 0;
  private level = 0;
  private inText = false;
  private escaped = false;

  constructor(private readonly bounds: JsonBounds) {}

  /** Answers whether the JSON is within the bounds so far. */
  add(bytes: Uint8Array): boolean {
    for (const byte of bytes) {
      if (this.inText) this.readText(byte);
      else if (byte === QUOTE) this.inText = true;
      else if (byte === COMMA) this.separators += 1;
      else if (OPENING.has(byte)) {
        this.opened += 1;
        this.level += 1;
        if (this.level > this.bounds.levels) return false;
      } else if (CLOSING.has(byte)) this.level -= 1;
    }
    // Every value except the outermost follows a comma or is the first in its list or object.
    return this.separators <= this.bounds.values && this.opened <= this.bounds.values + 1;
  }

  private readText(byte: number): void {
    if (this.escaped) this.escaped = false;
    else if (byte === BACKSLASH) this.escaped = true;
    else if (byte === QUOTE) this.inText = false;
  }
}
