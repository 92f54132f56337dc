import { fireEvent, render, screen } from '@testing-library/react';
import { rowsFor, TextArea } from './text-area';

describe('rowsFor', () => {
  it.each([
    [0, 2],
    [24, 2],
    [48, 2],
    [72, 3],
    [120, 5],
    [121, 5],
    [2400, 5],
  ])('should answer for %d px of text %d rows between 2 and 5', (height, rows) => {
    expect(rowsFor(height, 24)).toBe(rows);
  });

  it('should stay at the minimum where the line height is unknown', () => {
    expect(rowsFor(500, NaN)).toBe(2);
  });
});

describe('TextArea', () => {
  // jsdom has no layout, so the test sets the height of the text. As in a browser, the box is never lower than its
  // rows.
  const setTextHeight = (px: number) =>
    Object.defineProperty(HTMLTextAreaElement.prototype, 'scrollHeight', {
      configurable: true,
      get(this: HTMLTextAreaElement) {
        return Math.max(px, this.rows * 20) + 40;
      },
    });
  const style = { lineHeight: '20px', paddingTop: '20px', paddingBottom: '20px' };
  afterEach(() => Reflect.deleteProperty(HTMLTextAreaElement.prototype, 'scrollHeight'));

  it('should not be measured while it is empty: that lays the page out in the middle of its start', () => {
    const measure = jest.spyOn(window, 'getComputedStyle');
    const { rerender } = render(<TextArea aria-label="Message" value="" readOnly />);
    expect(measure).not.toHaveBeenCalled();
    rerender(<TextArea aria-label="Message" value="Hello" readOnly />);
    expect(measure).toHaveBeenCalled();
    measure.mockRestore();
  });

  it('should grow while text is typed and shrink again', () => {
    setTextHeight(20);
    render(<TextArea aria-label="Message" style={style} />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect(area.rows).toBe(2);
    setTextHeight(80);
    fireEvent.input(area, { target: { value: 'four\nlines\nof\ntext' } });
    expect(area.rows).toBe(4);
    setTextHeight(400);
    fireEvent.input(area, { target: { value: 'a lot' } });
    expect(area.rows).toBe(5);
    setTextHeight(20);
    fireEvent.input(area, { target: { value: '' } });
    expect(area.rows).toBe(2);
  });

  it('should fit a value that is set from outside', () => {
    setTextHeight(60);
    const { rerender } = render(<TextArea aria-label="Message" style={style} value="" readOnly />);
    setTextHeight(100);
    rerender(<TextArea aria-label="Message" style={style} value="five lines" readOnly />);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').rows).toBe(5);
  });
});
