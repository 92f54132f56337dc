import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar, toInitials, toTone } from './avatar';

describe('toInitials', () => {
  it.each([
    ['Ann Lee', 'AL'],
    ['  ann   maria  lee ', 'AL'],
    ['Ann', 'A'],
    ['ольга петренко', 'ОП'],
    ['émile zola', 'ÉZ'],
    ['e\u0301mile', 'E\u0301'],
    ['(Bob) "Bobby" Stone', 'BS'],
    ['李小龙', '李'],
    ['🦊 fox', '🦊F'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧F'],
    ['🇺🇦 Ukraine', '🇺🇦U'],
    ['7even Eleven', '7E'],
    ['', ''],
    [' - ', ''],
  ])('should make of %j the initials %j', (name, initials) => {
    expect(toInitials(name)).toBe(initials);
  });
});

describe('toTone', () => {
  it('should be the same for the same name, whatever its case and spaces', () => {
    expect(toTone(' Ann Lee ')).toBe(toTone('ann lee'));
  });

  it('should spread names over all colours', () => {
    const tones = new Set(Array.from({ length: 200 }, (_, index) => toTone(`Person ${index}`)));
    expect([...tones].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('Avatar', () => {
  it('should be an image only where it has a label', () => {
    const { rerender } = render(<Avatar name="Ann Lee" label="Ann Lee" />);
    expect(screen.getByRole('img', { name: 'Ann Lee' }).textContent).toBe('AL');
    rerender(<Avatar name="Ann Lee" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('should show a picture of a person when there are no initials', () => {
    const { container } = render(<Avatar name="" />);
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('should show its picture, and the initials when the picture does not load', () => {
    const { container, rerender } = render(<Avatar name="Ann Lee" src="/gone.webp" />);
    const picture = () => container.querySelector('img');
    expect(picture()?.getAttribute('src')).toBe('/gone.webp');
    fireEvent.error(picture() as HTMLImageElement);
    expect(picture()).toBeNull();
    expect(container.textContent).toBe('AL');
    rerender(<Avatar name="Ann Lee" src="/other.webp" />);
    expect(picture()?.getAttribute('src')).toBe('/other.webp');
  });
});
