import { render, screen } from '@testing-library/react';
import { AvatarGroup } from './avatar-group';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Person ${index + 1}` }));
const show = (count: number, max?: number) =>
  render(
    <AvatarGroup label="Owners" people={people(count)} max={max} moreLabel={(more) => `${more} More`} />,
  );
const names = () => screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));

describe('AvatarGroup', () => {
  it('should show four and the number of the others', () => {
    show(7);
    expect(names()).toEqual(['Person 1', 'Person 2', 'Person 3', 'Person 4', '3 More']);
    expect(screen.getByText('+3')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Owners' })).toBeTruthy();
  });

  it('should show no number when all are shown', () => {
    show(4);
    expect(names()).toHaveLength(4);
  });

  it('should show as many as it is told', () => {
    show(3, 2);
    expect(names()).toEqual(['Person 1', 'Person 2', '1 More']);
  });
});
