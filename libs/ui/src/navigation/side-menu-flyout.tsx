import { VisuallyHidden } from '../lite/visually-hidden';
import { DropdownMenu } from '../overlay/dropdown-menu';
import { listLinks, type SideMenuEntry } from './side-menu-entry';

interface SideMenuFlyoutProps {
  entry: SideMenuEntry;
  active: string | undefined;
  className: string;
}

/** A submenu of the collapsed side menu: a menu beside the icon with the submenu's links. */
export function SideMenuFlyout({ entry, active, className }: SideMenuFlyoutProps) {
  return (
    <DropdownMenu
      openOn="hover"
      label={entry.label}
      header={entry.label}
      side="end"
      trigger={
        <button type="button" className={className}>
          {entry.icon}
          <VisuallyHidden>{entry.label}</VisuallyHidden>
        </button>
      }
      items={listLinks(entry.children ?? []).map((link) => ({
        id: link.id,
        label: link.label,
        icon: link.icon,
        render: (item) => {
          const props = { ...item, 'aria-current': link.id === active ? ('page' as const) : undefined };
          return link.render ? link.render(props) : <a href={link.href} {...props} />;
        },
      }))}
    />
  );
}
