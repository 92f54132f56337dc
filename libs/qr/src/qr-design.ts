export const MODULE_SHAPES = ['square', 'rounded', 'dot'] as const;
export type ModuleShape = (typeof MODULE_SHAPES)[number];

export const EYE_SHAPES = ['square', 'rounded', 'circle'] as const;
export type EyeShape = (typeof EYE_SHAPES)[number];

/** From low to high: how much of the symbol may be covered or worn off (ISO/IEC 18004: 7, 15, 25 and 30 %). */
export const ERROR_CORRECTIONS = ['L', 'M', 'Q', 'H'] as const;
export type ErrorCorrection = (typeof ERROR_CORRECTIONS)[number];

/** How a QR code is drawn. Colours are `#rrggbb`. */
export interface QrDesign {
  moduleShape: ModuleShape;
  eyeShape: EyeShape;
  foreground: string;
  eyeColor: string;
  background: string;
  errorCorrection: ErrorCorrection;
  /** The number of empty modules around the symbol. */
  quietZone: number;
  /** A PNG as a `data:` address, drawn in the middle of the symbol. */
  logo: string | null;
  /** A text line below the symbol. */
  caption: string | null;
  /** Whether the alias is written below the symbol, for people who cannot scan it. */
  showAlias: boolean;
}

/** The design of a code that has no design of its own. */
export const PLAIN_DESIGN: QrDesign = {
  moduleShape: 'square',
  eyeShape: 'square',
  foreground: '#000000',
  eyeColor: '#000000',
  background: '#ffffff',
  errorCorrection: 'M',
  quietZone: 4,
  logo: null,
  caption: null,
  showAlias: true,
};

/** Limits of a design and its files. */
export const QR_LIMITS = {
  /** ISO/IEC 18004 asks for at least 4. */
  quietZone: { min: 4, max: 10 },
  caption: { max: 40 },
  /** Edge of the stored logo, in pixels. */
  logoEdge: 192,
  /** The most characters of the `data:` address. It is part of a JSON body of 100 KB at most. */
  logo: { max: 80_000 },
  /** Edge of a PNG, in pixels. */
  png: { min: 128, max: 4096, default: 1024 },
  /** Width of a PDF, in millimetres. Phones cannot read a code below 15 mm. */
  pdf: { min: 15, max: 200, default: 40 },
} as const;

export const COLOR_PATTERN = /^#[0-9a-f]{6}$/;
export const LOGO_PATTERN = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;
