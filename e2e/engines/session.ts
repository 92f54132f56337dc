/** What a browser is started with. */
export interface Visit {
  /** The person prefers dark pages. */
  dark?: boolean;
  /** False: the browser runs no script of a page. */
  scripts?: boolean;
}

/** Input as both protocols of WebDriver describe it: a source (pointer or keyboard) and what it does. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: readonly object[];
}

/** One window, 390 px wide, of a browser that nobody has used before. */
export interface Session {
  /** Opens an address; answers when its document is there. */
  open(url: string): Promise<void>;
  /** Calls a function of this source in the page. Arguments and answer are JSON. */
  call<T>(source: string, args: readonly unknown[]): Promise<T>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** What the window shows, as a PNG. */
  picture(): Promise<Buffer>;
  /** The errors that the engine itself reports. */
  reported(): string[];
  close(): Promise<void>;
}

export const WIDTH = 390;
export const HEIGHT = 844;
