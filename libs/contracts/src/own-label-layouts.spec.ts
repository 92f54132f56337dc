import { labelFaults, type LabelGeometry, layoutName, ownLayout } from './own-label-layouts';

/** The measures of Avery 22806: square labels of two inches. */
const SQUARES: LabelGeometry = {
  page: 'Letter',
  width: 50.8,
  height: 50.8,
  columns: 3,
  rows: 4,
  x0: 15.9,
  y0: 15.2,
  pitchX: 66.7,
  pitchY: 66,
};

it('should print square labels of Letter sheets', () => {
  expect(labelFaults(SQUARES)).toEqual([]);
  expect(ownLayout(SQUARES)).toMatchObject({ size: [612, 792], grid: [3, 4] });
  expect(ownLayout(SQUARES).label[0]).toBeCloseTo(144);
});

it.each([
  [{ columns: 4 }, [{ field: 'columns', fault: 'off-page' }]],
  [{ y0: 50 }, [{ field: 'rows', fault: 'off-page' }]],
  [{ pitchX: 50 }, [{ field: 'pitchX', fault: 'overlap' }]],
  [{ columns: 1, pitchX: 1 }, []],
  [
    { width: 80, pitchY: 40 },
    [
      { field: 'columns', fault: 'off-page' },
      { field: 'pitchX', fault: 'overlap' },
      { field: 'pitchY', fault: 'overlap' },
    ],
  ],
])('should say what is wrong with %j', (change, faults) => {
  expect(labelFaults({ ...SQUARES, ...change })).toEqual(faults);
});

it('should have one label on each page of a tape, whatever else is said', () => {
  const tape = { ...SQUARES, page: 'tape' as const, width: 62, height: 29 };
  expect(labelFaults(tape)).toEqual([]);
  expect(ownLayout(tape)).toMatchObject({ grid: [1, 1], origin: [0, 0] });
  expect(ownLayout(tape).size).toEqual(ownLayout(tape).label);
});

it('should name layouts as their boxes do', () => {
  expect([layoutName('avery-l7160'), layoutName('avery-5160')]).toEqual(['Avery L7160', 'Avery 5160']);
});
