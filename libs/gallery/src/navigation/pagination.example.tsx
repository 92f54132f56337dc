import { Pagination } from '@ringtag/ui';
import { useState } from 'react';
import { usePagesLabels } from '../use-pages-labels';

export default function PaginationExample() {
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
      labels={usePagesLabels()}
    />
  );
}
