import type { ReactNode } from 'react';

/** The owner's own texts, and their language. The page's text takes the place of an empty one. */
export interface CardTemplate {
  language: string;
  title?: string;
  description?: string;
  messageFormTitle?: string;
  messageFormPlaceholder?: string;
  sendButtonText?: string;
}

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
