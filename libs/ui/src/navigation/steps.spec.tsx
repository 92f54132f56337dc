import { render, screen } from '@testing-library/react';
import { Steps, type Step, type StepsLabels } from './steps';

const LABELS: StepsLabels = {
  steps: 'Activation',
  status: { complete: 'complete', pending: 'pending', inProgress: 'in progress', error: 'error' },
  current: ({ number, count, title }) => `Step ${number} of ${count}: ${title}`,
};

const steps = (second: Step['status']): Step[] => [
  { id: 'a', title: 'Name', status: 'complete' },
  { id: 'b', title: 'Code', status: second },
  { id: 'c', title: 'Done', status: 'pending' },
];

describe('Steps', () => {
  it('should say the status of every step: complete, in progress, pending, error (UI-145)', () => {
    const { rerender } = render(<Steps labels={LABELS} steps={steps('inProgress')} />);
    const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(screen.getByRole('list', { name: 'Activation' })).toBeTruthy();
    expect(texts()).toEqual(['Name (complete)', '2Code (in progress)', '3Done (pending)']);
    rerender(<Steps labels={LABELS} steps={steps('error')} />);
    expect(texts()[1]).toBe('Code (error)');
  });

  it('should mark the current step and announce it', () => {
    const { rerender } = render(<Steps labels={LABELS} steps={steps('inProgress')} />);
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Code');
    expect(screen.getByRole('status').textContent).toBe('Step 2 of 3: Code');
    rerender(<Steps labels={LABELS} steps={steps('error')} />);
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Code');
    rerender(<Steps labels={LABELS} steps={steps('complete').slice(0, 2)} />);
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
