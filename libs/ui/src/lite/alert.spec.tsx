import { render, screen } from '@testing-library/react';
import { Alert, type Tone } from './alert';

describe('Alert', () => {
  it.each([
    ['danger', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('should give %s the role %s (UI-18)', (tone, role) => {
    render(<Alert tone={tone}>Text</Alert>);
    expect(screen.getByRole(role).textContent).toBe('Text');
  });

  it.each([undefined, 'fatal'])('should be a warning where the tone is %s (UI-18)', (tone) => {
    render(<Alert tone={tone as Tone}>Text</Alert>);
    expect(screen.getByRole('alert').dataset.tone).toBe('warning');
  });
});
