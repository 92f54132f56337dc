import type { ReactNode } from 'react';
import type { CardTemplate } from './scan-card';

interface OwnWordsProps {
  /** What the owner wrote; nothing stands for the page's own words. */
  text: string | undefined;
  template: CardTemplate | undefined;
  children?: ReactNode;
}

/** The owner's words in their own language, or the page's. */
export function OwnWords({ text, template, children }: OwnWordsProps) {
  return text ? <bdi lang={template?.language}>{text}</bdi> : children;
}
