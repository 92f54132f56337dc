import {
  LABEL_LAYOUTS,
  type LabelLayoutId,
  LAYOUT_OF_PAGE,
  POINTS_PER_MILLIMETRE,
  toCorner,
} from './label-layouts';

/** A source's measures of a sheet, in millimetres, from the upper left corner of the page. */
interface Source {
  name: string;
  /** Width and height of a label. */
  label: [number, number];
  /** Upper left corner of the first label. */
  origin: [number, number];
  pitch: [number, number];
}

type Measures = [number, number, number, number, number, number];

const source =
  (name: string, millimetres: number) =>
  (...[width, height, left, top, across, down]: Measures): Source => {
    const pair = (a: number, b: number): [number, number] => [a * millimetres, b * millimetres];
    return { name, label: pair(width, height), origin: pair(left, top), pitch: pair(across, down) };
  };

/** LibreOffice, extras/source/labels/labels.xml, "Avery A4" and "Avery Letter Size", in hundredths of a millimetre. */
const libreOffice = source('LibreOffice', 0.01);
/** Shelf (Shelf-nu/shelf.nu, pull request 2595), which took them from Avery's own templates, in millimetres. */
const shelf = source('Shelf', 1);
/** gLabels, templates/avery-us-templates.xml, in inches. The older edition had other measures for the 5160. */
const gLabels = source('gLabels', 25.4);
/** Paper::Specs::Avery of Perl (CPAN), in inches. It has no distances: they follow from equal margins on both sides. */
const paperSpecs = source('Paper::Specs', 25.4);

/** Two sources of each sheet that do not copy one another. */
const SOURCES: Record<LabelLayoutId, [Source, Source]> = {
  'avery-l7160': [libreOffice(6350, 3810, 720, 1515, 6604, 3810), shelf(63.5, 38.1, 7.2, 15.15, 66.04, 38.1)],
  'avery-l7163': [
    libreOffice(9906, 3810, 467, 1515, 10_160, 3810),
    shelf(99.06, 38.1, 4.65, 15.15, 101.6, 38.1),
  ],
  'avery-l7651': [
    libreOffice(3810, 2117, 467, 1090, 4064, 2117),
    shelf(38.1, 21.17, 4.75, 10.9, 40.64, 21.17),
  ],
  'avery-5160': [libreOffice(6668, 2540, 478, 1270, 6985, 2540), paperSpecs(2.625, 1, 0.1875, 0.5, 2.75, 1)],
  'avery-5163': [libreOffice(10_160, 5080, 396, 1270, 10_636, 5080), gLabels(4, 2, 0.1625, 0.5, 4.1875, 2)],
  'avery-5164': [
    libreOffice(10_160, 8467, 396, 1270, 10_636, 8467),
    paperSpecs(4, 3.333, 0.156, 0.5, 4.188, 3.333),
  ],
  'avery-5371': [libreOffice(8890, 5080, 1905, 1270, 8890, 5080), paperSpecs(3.5, 2, 0.75, 0.5, 3.5, 2)],
};

/** Millimetres. Sources round, and printers feed sheets less exactly. */
const TOLERANCE = 0.2;

describe.each(Object.entries(SOURCES))('The labels of %s', (id, sources) => {
  const layout = LABEL_LAYOUTS[id as LabelLayoutId];
  const labels = Array.from({ length: layout.grid[0] * layout.grid[1] }, (_, label) => label);

  it.each(sources)('should all be where $name has them', ({ label: size, origin, pitch }) => {
    for (const label of labels) {
      const place = [label % layout.grid[0], Math.floor(label / layout.grid[0])];
      for (const axis of [0, 1] as const) {
        const start = toCorner(layout, label)[axis] / POINTS_PER_MILLIMETRE;
        const end = start + layout.label[axis] / POINTS_PER_MILLIMETRE;
        const known = origin[axis] + place[axis]! * pitch[axis];
        expect(Math.abs(start - known)).toBeLessThan(TOLERANCE);
        expect(Math.abs(end - known - size[axis])).toBeLessThan(TOLERANCE);
      }
    }
  });
});

it.each(['A4', 'Letter'] as const)('should know a layout for a page of %s', (page) => {
  expect(LABEL_LAYOUTS[LAYOUT_OF_PAGE[page]].page).toBe(page);
});
