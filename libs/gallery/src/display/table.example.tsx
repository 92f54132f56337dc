import { currentLocale, useTranslation } from '@ringtag/i18n';
import { Pagination, Stack, Table, type TableSort } from '@ringtag/ui';
import { useState } from 'react';
import { usePagesLabels } from '../use-pages-labels';
import { CODES, type Code } from './codes';
import { useCodeColumns } from './use-code-columns';

export default function TableExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'display' });
  const columns = useCodeColumns();
  const pagesLabels = usePagesLabels();
  const [sort, setSort] = useState<TableSort>({ key: 'name', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(3);

  const name = ({ id }: Code) => t(`codes.${id}`);
  const compare = (a: Code, b: Code) =>
    sort.key === 'name' ? name(a).localeCompare(name(b), currentLocale()) : a.scans - b.scans;
  const sorted = CODES.toSorted(compare);
  if (sort.direction === 'descending') sorted.reverse();
  return (
    <Stack>
      <Table
        caption={t('tableCaption')}
        columns={columns}
        rows={sorted.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        selection={{
          selected,
          onChange: setSelected,
          allLabel: t('selectAll'),
          rowLabel: (code) => t('select', { name: name(code) }),
        }}
      />
      <p role="status">{t('selected', { count: selected.size })}</p>
      <Pagination
        page={page}
        total={CODES.length}
        pageSize={pageSize}
        pageSizes={[3, 5, 10]}
        onChange={setPage}
        onPageSize={(size) => {
          setPageSize(size);
          setPage(1);
        }}
        labels={pagesLabels}
      />
    </Stack>
  );
}
