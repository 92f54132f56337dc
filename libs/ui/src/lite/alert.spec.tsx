import { render, screen } from '@testing-library/react';
import { Alert } from './alert';

describe('Alert', () => {
  it.each([
    ['danger', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('should give %s the role %s', (tone, role) => {
    render(<Alert tone={tone}>Text</Alert>);
    expect(screen.getByRole(role).textContent).toBe('Text');
  });

  it('should be a warning where no tone is given', () => {
    render(<Alert>Text</Alert>);
    expect(screen.getByRole('alert').dataset.tone).toBe('warning');
  });
});
