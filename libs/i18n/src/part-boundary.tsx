import { Component, createContext, type ComponentType, type ReactNode } from 'react';
import { forgetFailures } from './i18n';

export interface LostPartProps {
  error: unknown;
  /** True for a page, false for a part of one. */
  whole?: boolean | undefined;
}

/**
 * What stands in place of a part that is lost. The shell provides it. Without it, as in specs of pages, the failure goes
 * to the boundary around.
 */
export const LostPart = createContext<ComponentType<LostPartProps> | undefined>(undefined);

/** Counts how often a part of the page was lost. tools/federation/retry-files.mjs reads it in every build. */
const page = globalThis as typeof globalThis & { ringtagLosses?: number };

const lost = new Set<PartBoundary>();

/**
 * Loads and draws anew all parts that are lost: what has cost one of them has often cost others that nobody sees. Also
 * happens when the network is back.
 */
export function retryLostParts(): void {
  forgetFailures();
  // Those that fail again meanwhile are for the next time.
  for (const part of [...lost]) part.retry();
}

interface PartBoundaryProps {
  children: () => ReactNode;
  onError?: (error: unknown) => void;
  /** Called before the children are drawn anew. */
  onRetry?: () => void;
  /** True for a page. */
  whole?: boolean;
  /** If it changes, a lost part is tried anew: the person has left what is lost for something else. */
  pathname?: string;
}

interface PartBoundaryState {
  lost?: boolean;
  error?: unknown;
}

/** Keeps a failure of its children from the rest of the page, and with it from what was typed there. */
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
