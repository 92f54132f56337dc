import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Colors = Record<string, string>;

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** The colours inside an element with a class: those that the class sets, and all others from around it. */
function readColors(className: string, around: Colors = {}): Colors {
  const block = new RegExp(`\\.${className} \\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';
  const set = Array.from(
    block.matchAll(/--color-([\w-]+):\s*(?:(#[0-9a-f]{6})|var\(--color-([\w-]+)\));/g),
    ([, name = '', value, other = '']): [string, string] => [name, value ?? around[other] ?? ''],
  );
  return { ...around, ...Object.fromEntries(set) };
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const light = readColors('light');
const dark = readColors('dark', light);
const modes = { light, dark };

const SURFACES = ['bg', 'surface', 'surface-raised', 'surface-sunken'];
const TONES = ['primary', 'secondary', 'danger', 'success', 'warning', 'info'];

/** Pairs of text and background that need 4.5:1 (WCAG 1.4.3). */
const TEXT: [string, string][] = [
  ...[...SURFACES, 'hover'].flatMap((on): [string, string][] => [
    ['text', on],
    ['text-muted', on],
    ['primary-text', on],
    ['danger-text', on],
  ]),
  ...TONES.map((tone): [string, string] => [`${tone}-text`, `${tone}-soft`]),
  ...TONES.map((tone): [string, string] => ['text', `${tone}-soft`]),
  ...[
    'primary',
    'primary-hover',
    'primary-active',
    'secondary',
    'danger',
    'danger-hover',
    'danger-active',
  ].map((solid): [string, string] => ['text-on-solid', solid]),
];

/** Edges of controls, focus rings and marks, which need 3:1 (WCAG 1.4.11). */
const MARKS: [string, string][] = [
  ...['surface', 'surface-raised', 'bg'].map((on): [string, string] => ['border-control', on]),
  ...SURFACES.map((on): [string, string] => ['focus', on]),
  ...['surface', 'surface-raised', 'bg'].map((on): [string, string] => ['primary-mark', on]),
  ['secondary-mark', 'surface'],
  ['primary', 'surface'],
  ['primary', 'bg'],
  ['danger', 'surface'],
];

describe('contrast', () => {
  it('should compute the ratios of the WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  describe.each(Object.entries(modes))('in %s mode', (_mode, colors) => {
    const ratio = (one: string, other: string) => {
      const [first, second] = [colors[one], colors[other]];
      if (!first || !second) throw new Error(`no such colour token: ${first ? other : one}`);
      return contrast(first, second);
    };

    it.each(TEXT)('should be at least 4.5:1 for %s on %s', (text, surface) => {
      expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(MARKS)('should be at least 3:1 for %s on %s', (mark, surface) => {
      expect(ratio(mark, surface)).toBeGreaterThanOrEqual(3);
    });
  });

  it('should be at least 4.5:1 for initials on every avatar colour', () => {
    const avatar = readFileSync(join(__dirname, 'lite', 'avatar.module.css'), 'utf8');
    const ink = /\scolor:\s*(#[0-9a-f]{6})/.exec(avatar)?.[1] ?? '';
    const backgrounds = Array.from(
      avatar.matchAll(/data-tone='\d'\] \{\s*background:\s*(#[0-9a-f]{6})/g),
      ([, color]) => color,
    );
    expect(backgrounds).toHaveLength(8);
    for (const background of backgrounds) expect(contrast(ink, background ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('dark mode', () => {
  it('should name only tokens that exist in light mode', () => {
    expect(Object.keys(light)).toEqual(expect.arrayContaining(Object.keys(readColors('dark'))));
  });
});

describe('themed navigation', () => {
  it.each(Object.entries(modes))('should be legible on the primary colour in %s mode', (_mode, around) => {
    const themed = readColors('themed', around);
    const ratio = (one: string, other: string) => contrast(themed[one] ?? '', themed[other] ?? '');
    expect(themed.surface).toBe(around.primary);
    for (const text of ['text', 'text-muted', 'primary-text']) {
      for (const on of ['surface', 'hover', 'primary-soft', 'surface-raised']) {
        expect({ text, on, legible: ratio(text, on) >= 4.5 }).toEqual({ text, on, legible: true });
      }
    }
    for (const mark of ['focus', 'border-control']) {
      for (const on of ['surface', 'surface-sunken']) expect(ratio(mark, on)).toBeGreaterThanOrEqual(3);
    }
  });
});

/** Angle on the colour wheel, in degrees. */
function hue(hex = ''): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * (180 / Math.PI) + 360) % 360;
}

describe('the default theme (specification 9)', () => {
  it.each(Object.entries(modes))(
    'should have teal as the primary colour in %s mode (UI-23)',
    (_mode, colors) => {
      for (const name of ['primary', 'primary-hover', 'primary-active', 'primary-text', 'primary-mark']) {
        expect(hue(colors[name])).toBeGreaterThan(165);
        expect(hue(colors[name])).toBeLessThan(185);
      }
    },
  );

  it.each(Object.entries(modes))(
    'should have amber as the secondary colour in %s mode (UI-23)',
    (_mode, colors) => {
      for (const name of ['secondary', 'secondary-text', 'secondary-mark']) {
        expect(hue(colors[name])).toBeGreaterThan(20);
        expect(hue(colors[name])).toBeLessThan(45);
      }
    },
  );

  it('should use the tones of level 600 for marks; text and solid surfaces need darker or lighter ones (UI-23)', () => {
    for (const colors of Object.values(modes)) {
      expect([colors['primary-mark'], colors['secondary-mark']]).toEqual(['#009689', '#e17100']);
    }
  });

  it.each([
    ['xs', 7],
    ['sm', 9],
    ['md', 11],
    ['lg', 14],
  ])('should make controls of size %s %d units high', (size, units) => {
    const rem = new RegExp(`--control-${size}: ([\\d.]+)rem;`).exec(sheet)?.[1];
    const unit = /--space-1: ([\d.]+)rem;/.exec(sheet)?.[1];
    expect(Number(rem) / Number(unit)).toBe(units);
    expect(Number(unit) * 16).toBe(4);
  });
});
