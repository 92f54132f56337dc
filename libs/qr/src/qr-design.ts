export const MODULE_SHAPES = ['square', 'rounded', 'dot'] as const;
export type ModuleShape = (typeof MODULE_SHAPES)[number];

export const EYE_SHAPES = ['square', 'rounded', 'circle'] as const;
export type EyeShape = (typeof EYE_SHAPES)[number];

/** From the least to the most that may be covered or worn off (ISO/IEC 18004: 7, 15, 25 and 30 %). */
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
  /** Empty modules around the symbol. */
  quietZone: number;
  /** PNG as a `data:` address, in the middle of the symbol. */
  logo: string | null;
  /** A line below the symbol. */
  caption: string | null;
  /** Whether the alias stands below the symbol, for whoever cannot scan. */
  showAlias: boolean;
}

/** What a code looks like while nobody has designed it. */
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
  /** Characters of the `data:` address: it travels in a JSON body of 100 KB at most. */
  logo: { max: 80_000 },
  /** Edge of a PNG, in pixels. */
  png: { min: 128, max: 4096, default: 1024 },
  /** Width of a PDF, in millimetres: below 15 phones cannot read it. */
  pdf: { min: 15, max: 200, default: 40 },
} as const;

export const COLOR_PATTERN = /^#[0-9a-f]{6}$/;
export const LOGO_PATTERN = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;
