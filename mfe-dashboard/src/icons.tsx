import type { ReactNode } from 'react';

/** Line icons that the component library does not have; decorative. */
const icon = (path: ReactNode) =>
  function IconSvg() {
    return (
      <svg
        viewBox="0 0 24 24"
        width={20}
        height={20}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {path}
      </svg>
    );
  };

export const IconMore = icon(<path d="M5 12v.01M12 12v.01M19 12v.01" strokeWidth={3} />);
export const IconPause = icon(<path d="M8.5 5v14M15.5 5v14" />);
export const IconPlay = icon(<path d="M7 4.5v15l12-7.5z" />);
export const IconRename = icon(<path d="M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4" />);
export const IconArchive = icon(<path d="M3.5 4.5h17v4h-17zM5 8.5v11h14v-11M10 12.5h4" />);
export const IconTrash = icon(
  <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 13.5h10l1-13.5M10 10.5v6M14 10.5v6" />,
);
