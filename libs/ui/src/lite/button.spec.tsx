import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Button, ButtonLink } from './button';
import { Spinner } from './spinner';

describe('Button', () => {
  it('should not submit a form unless it says so', async () => {
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Cancel</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('should keep its name and focus but ignore presses while loading', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" loading loadingLabel="Sending…" onClick={onClick}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    await userEvent.type(screen.getByLabelText('Name'), 'Ann{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('should announce the loading text in a region that was there before', () => {
    const { rerender } = render(<Button loadingLabel="Sending…">Send</Button>);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    rerender(
      <Button loading loadingLabel="Sending…">
        Send
      </Button>,
    );
    expect(region.textContent).toBe('Sending…');
    expect(screen.getByRole('button').contains(region)).toBe(false);
  });
});

describe('the spinner', () => {
  it('should be 20 px wide, and 26 px in a loading button of any size (UI-41)', () => {
    const widthIn = (container: HTMLElement) => container.querySelector('svg')?.getAttribute('width');
    expect(widthIn(render(<Spinner />).container)).toBe('20');
    for (const size of ['xs', 'sm', 'md', 'lg'] as const) {
      const { container } = render(
        <Button size={size} loading>
          Send
        </Button>,
      );
      expect(widthIn(container)).toBe('26');
    }
  });
});

describe('ButtonLink', () => {
  it('should be a plain link, or the given component', () => {
    const RouterLink = ({ to, ...rest }: { to: string } & ComponentProps<'a'>) => (
      <a {...rest} href={`/app${to}`} />
    );
    render(
      <>
        <ButtonLink href="/card.vcf">Save contact</ButtonLink>
        <ButtonLink as={RouterLink} to="/my-codes">
          My codes
        </ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Save contact' }).getAttribute('href')).toBe('/card.vcf');
    expect(screen.getByRole('link', { name: 'My codes' }).getAttribute('href')).toBe('/app/my-codes');
  });

  it('should follow clicks', () => {
    const onClick = jest.fn((event) => event.preventDefault());
    render(
      <ButtonLink href="#" onClick={onClick}>
        Go
      </ButtonLink>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
