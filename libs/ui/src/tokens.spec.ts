import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Colors = Record<string, string>;

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

function colorsOf(selector: string): Colors {
  const block = new RegExp(`${selector.replace('.', '\\.')} \\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';
  return Object.fromEntries(
    Array.from(block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/g), ([, name, value]) => [name, value]),
  );
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

const light = colorsOf(':root');
const modes = { light, dark: { ...light, ...colorsOf('.dark') } };

const SURFACES = ['bg', 'surface', 'surface-raised', 'surface-sunken'];
const TONES = ['primary', 'secondary', 'danger', 'success', 'warning', 'info'];

/** Text and what it stands on: 4.5:1 (WCAG 1.4.3). */
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

/** Edges of controls, focus rings and marks: 3:1 (WCAG 1.4.11). */
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
    expect(Object.keys(light)).toEqual(expect.arrayContaining(Object.keys(colorsOf('.dark'))));
  });
});
