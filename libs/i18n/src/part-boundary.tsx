import { Component, createContext, type ComponentType, type ReactNode } from 'react';
import { forgetFailures } from './i18n';

export interface LostPartProps {
  error: unknown;
  /** True for a page, false for a part of one. */
  whole?: boolean | undefined;
}

/**
 * The component that is drawn instead of a part that could not be loaded or drawn. The shell provides it. Without one, as
 * in the specs of a page, the error is thrown on to the next boundary.
 */
export const LostPart = createContext<ComponentType<LostPartProps> | undefined>(undefined);

/** How often a part of the page was lost. Every build contains tools/federation/retry-files.mjs, which reads it. */
const page = globalThis as typeof globalThis & { ringtagLosses?: number };

const lost = new Set<PartBoundary>();

/**
 * Loads and draws all lost parts again, because one outage often takes several. It is also called when the network is
 * back.
 */
export function retryLostParts(): void {
  forgetFailures();
  // A copy: a part that fails again is added to the set, and waits for the next call.
  for (const part of [...lost]) part.retry();
}

interface PartBoundaryProps {
  children: () => ReactNode;
  onError?: (error: unknown) => void;
  /** Called before the children are drawn anew. */
  onRetry?: () => void;
  /** True for a page. */
  whole?: boolean;
  /** When it changes, the person has gone to another page. A lost part is then loaded again. */
  pathname?: string;
}

interface PartBoundaryState {
  lost?: boolean;
  error?: unknown;
}

/** Shows `LostPart` when its children fail. The rest of the page stays, with what was typed there. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  static override contextType = LostPart;
  declare context: ComponentType<LostPartProps> | undefined;
  override state: PartBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { lost: true, error };
  }

  override componentDidCatch(error: unknown) {
    lost.add(this);
    // Adding it again changes nothing.
    addEventListener('online', retryLostParts);
    page.ringtagLosses = (page.ringtagLosses ?? 0) + 1;
    this.props.onError?.(error);
  }

  override componentDidUpdate(before: PartBoundaryProps) {
    if (this.state.lost && before.pathname !== this.props.pathname) this.retry();
  }

  override componentWillUnmount() {
    lost.delete(this);
  }

  retry(): void {
    lost.delete(this);
    this.props.onRetry?.();
    this.setState({ lost: false });
  }

  override render() {
    const { lost, error } = this.state;
    if (!lost) return this.props.children();
    const Lost = this.context;
    if (!Lost) throw error;
    return <Lost error={error} whole={this.props.whole} />;
  }
}
