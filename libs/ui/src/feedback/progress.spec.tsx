import { render, screen } from '@testing-library/react';
import { ProgressCircle, ProgressLine } from './progress';

const bar = () => screen.getByRole('progressbar', { name: 'Upload' });

describe.each([
  ['ProgressLine', ProgressLine],
  ['ProgressCircle', ProgressCircle],
])('%s', (_name, Progress) => {
  it('should say and show the percentage in the language asked for', () => {
    const { container } = render(<Progress label="Upload" value={40} locale="de" />);
    expect(bar().getAttribute('aria-valuenow')).toBe('40');
    expect(bar().getAttribute('aria-valuetext')).toBe('40\u00a0%');
    expect(container.textContent).toBe('40\u00a0%');
  });

  it('should show and say a text instead', () => {
    const { container } = render(<Progress label="Upload" value={15} text="3 of 20" />);
    expect(bar().getAttribute('aria-valuetext')).toBe('3 of 20');
    expect(container.textContent).toBe('3 of 20');
  });

  it('should show no text where there is none', () => {
    const { container } = render(<Progress label="Upload" value={15} text={null} locale="en" />);
    expect(container.textContent).toBe('');
    expect(bar().getAttribute('aria-valuetext')).toBe('15%');
  });

  it('should have no value while the end is unknown', () => {
    const { container } = render(<Progress label="Upload" />);
    expect(bar().hasAttribute('aria-valuenow')).toBe(false);
    expect(container.textContent).toBe('');
  });

  it.each([
    [-5, '0'],
    [250, '100'],
  ])('should stay within its ends for %s', (value, shown) => {
    render(<Progress label="Upload" value={value} />);
    expect(bar().getAttribute('aria-valuenow')).toBe(shown);
  });
});

describe('ProgressCircle', () => {
  it('should be 120 px wide with a line of 6 px (UI-56)', () => {
    const { container } = render(<ProgressCircle label="Upload" value={25} />);
    const [svg, circle] = [container.querySelector('svg'), container.querySelector('circle')];
    expect([svg?.getAttribute('width'), svg?.getAttribute('viewBox')]).toEqual(['120', '0 0 120 120']);
    expect(circle?.getAttribute('stroke-width')).toBe('6');
  });

  it('should draw no mark at 0', () => {
    const { container } = render(<ProgressCircle label="Upload" value={0} />);
    expect(container.querySelectorAll('circle')).toHaveLength(1);
  });
});
