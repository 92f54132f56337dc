/** What a person looks for: something by its role and name, a field by its label, or a text. */
export type Target =
  { role: string; name: string | RegExp; level?: number } | { label: string } | { text: string };

/** A file that a person chooses. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A person in front of a browser, whatever drives it: ways through the product are written once for all of them. */
export interface Walker {
  open(url: string): Promise<void>;
  /** Waits until the page shows it. */
  sees(target: Target): Promise<void>;
  /** Waits until the page shows the picture of this name, and has all of it. */
  seesPicture(name: string): Promise<void>;
  press(target: Target): Promise<void>;
  /** Presses it again until the page shows something else. */
  pressUntil(target: Target, shown: Target): Promise<void>;
  type(label: string, text: string): Promise<void>;
  choose(label: string, file: ChosenFile): Promise<void>;
}
