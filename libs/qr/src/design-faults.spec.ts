import { designFaults } from './design-faults';
import { PLAIN_DESIGN } from './qr-design';

const findFaults = (design: object) => designFaults({ ...PLAIN_DESIGN, ...design });

it('should find nothing wrong with dark modules on a light ground', () => {
  expect(findFaults({})).toEqual([]);
  expect(findFaults({ foreground: '#0f766e', eyeColor: '#7f1d1d', background: '#fef3c7' })).toEqual([]);
});

it.each([
  ['inverted', { foreground: '#ffffff', background: '#000000' }],
  ['inverted', { eyeColor: '#ffffff', background: '#eeeeee' }],
  ['low_contrast', { foreground: '#888888', background: '#ffffff' }],
  ['low_contrast', { eyeColor: '#f59e0b' }],
  ['logo_needs_level_h', { logo: 'data:image/png;base64,AA==', errorCorrection: 'Q' }],
])('should call a design %s that is so', (fault, design) => {
  expect(findFaults(design)).toEqual([fault]);
});
