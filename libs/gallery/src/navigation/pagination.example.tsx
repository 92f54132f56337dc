import { useTranslation } from '@ringtag/i18n';
import { Pagination } from '@ringtag/ui';
import { useState } from 'react';

export default function PaginationExample() {
  const { t } = useTranslation('galleryNavigation');
  const [page, setPage] = useState(4);
  const [pageSize, setPageSize] = useState(20);
  return (
    <Pagination
      page={page}
      total={1957}
      pageSize={pageSize}
      pageSizes={[20, 50, 100]}
      onChange={setPage}
      onPageSize={(size) => {
        setPageSize(size);
        setPage(1);
      }}
      labels={{
        nav: t('pagesLabel'),
        previous: t('previousPage'),
        next: t('nextPage'),
        page: (number) => t('page', { number }),
        range: (range) => t('range', range),
        pageSize: t('pageSize'),
      }}
    />
  );
}
