import type { PageContainer as Container, RemoteEntry, RemoteList } from '@ringtag/contracts';
import { useDisplay } from '@ringtag/display';
import { lazyDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { PageSkeleton, SkeletonGroup } from '@ringtag/ui';
import { matchPath, useLocation } from '@ringtag/vendor/router';
import { useState, type ReactNode } from 'react';
import { useLive } from '../../live/use-live';
import { Placeholder } from '../../pages/loading';
import type { LoadRemote } from '../../remotes/load-remote';
import { usePreloadedLinks } from '../../remotes/preload-links';
import { useNamedRemotes } from '../../remotes/remotes.queries';
import { RouteTitle } from '../../routing/route-title';
import { Footer } from '../footer';
import { LayoutFrame } from '../layout-frame';
import { OfflineNotice } from '../offline-notice';
import { PageContainer } from '../page-container';
import { LAYOUT_PARTS } from './layouts';
import { MainHeader } from './main-header';
import styles from './main-layout.module.css';
import { NavSurface } from './nav-surface';
import { NavigationBar } from './navigation-bar';
import { NavigationDrawer } from './navigation-drawer';
import { NewVersion } from './new-version/new-version';
import { useNewBuilds } from './new-version/use-new-builds';
import { PaletteDoor } from './palette/palette-door';
import { SideNavigation } from './side-navigation';
import { StackedNavigation } from './stacked-navigation';
import { TabBar } from './tab-bar';
import { useAuthorities } from './use-authorities';
import { useNavigation } from './use-navigation';

const DisplayPanel = lazyDialog(() => import('./display-panel'));

interface MainLayoutProps {
  user: User;
  container: Container;
  list: RemoteList;
  load: LoadRemote;
  children: ReactNode;
}

/**
 * The layout of the pages for signed-in people. The display state says which of the six it is: `modern`, unless the
 * person has chosen another one.
 */
export default function MainLayout({ user, container, list, load, children }: MainLayoutProps) {
  const { layout, sideNavCollapsed } = useDisplay((state) => state.theme);
  const [opened, setOpened] = useState<'menu' | 'display' | 'palette'>();
  const remotes = useNamedRemotes(list);
  const navigation = useNavigation(remotes);
  usePreloadedLinks(list.remotes, load);
  const newBuilds = useNewBuilds();
  useLive(user.id, newBuilds.look);
  const parts = LAYOUT_PARTS[layout];
  const administers = useAuthorities().includes('admin');
  const close = () => setOpened(undefined);
  return (
    <LayoutFrame
      className={styles.layout}
      data-layout={layout}
      data-side={parts.side}
      data-collapsed={sideNavCollapsed || undefined}
    >
      <RouteTitle remotes={remotes} />
      {parts.side === 'single' && <SideNavigation navigation={navigation} />}
      {parts.side === 'stacked' && <StackedNavigation navigation={navigation} />}
      <div className={styles.content}>
        <MainHeader
          user={user}
          parts={parts}
          navigation={navigation}
          onMenu={() => setOpened('menu')}
          onDisplay={() => setOpened('display')}
          onSearch={() => setOpened('palette')}
        />
        {parts.bar === 'row' && (
          <NavSurface as="div" className={styles.row}>
            <NavigationBar navigation={navigation} />
          </NavSurface>
        )}
        <DisplayPanel open={opened === 'display'} onClose={close} />
        {administers && (
          <PaletteDoor
            navigation={navigation}
            open={opened === 'palette'}
            onOpen={() => setOpened('palette')}
            onClose={close}
          />
        )}
        <PageContainer kind={container}>
          <Placeholder value={<PagePlaceholder remotes={remotes} />}>{children}</Placeholder>
          <OfflineNotice />
          <NewVersion shown={newBuilds.isShown} onClose={newBuilds.close} />
        </PageContainer>
        <Footer />
        {!parts.bare && <TabBar navigation={navigation} />}
      </div>
      <NavigationDrawer navigation={navigation} open={opened === 'menu'} onClose={close} />
    </LayoutFrame>
  );
}

/** A skeleton of the page while it loads. */
function PagePlaceholder({ remotes }: { remotes: readonly RemoteEntry[] }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const route = remotes.flatMap(({ routes }) => routes).find(({ path }) => matchPath(path, pathname));
  return (
    <div data-waiting>
      <SkeletonGroup label={t('loading')}>
        <PageSkeleton shape={route?.shape ?? 'panels'} />
      </SkeletonGroup>
    </div>
  );
}
