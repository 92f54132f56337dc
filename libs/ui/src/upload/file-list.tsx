import { useEffect, useRef } from 'react';
import { Button } from '../lite/button';
import { IconClose, IconFile } from '../lite/icons';
import { sizeInKb } from './upload-rules';
import styles from './upload.module.css';

export interface FileListLabels {
  /** Says how many files there are, such as "2 files chosen". */
  chosen: (count: number) => string;
  /** The size of a file, such as "12 kb". */
  size: (kb: number) => string;
  remove: (name: string) => string;
}

interface FileListProps {
  files: readonly File[];
  onRemove: (file: File) => void;
  disabled?: boolean;
  labels: FileListLabels;
}

/** The type, name and size of each file (specification 3), with a small preview of pictures. */
export function FileList({ files, onRemove, disabled, labels }: FileListProps) {
  return (
    <ul role="list" className={styles.files} aria-label={labels.chosen(files.length)}>
      {files.map((file, index) => (
        <li key={index} className={styles.file}>
          <span className={styles.thumbnail}>
            {file.type.startsWith('image/') ? <Thumbnail file={file} /> : <IconFile />}
          </span>
          <span className={styles.about}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.facts}>
              {[file.type, labels.size(sizeInKb(file.size))].filter(Boolean).join(' · ')}
            </span>
          </span>
          <Button
            variant="plain"
            size="sm"
            icon={<IconClose />}
            aria-label={labels.remove(file.name)}
            disabled={disabled}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt="" decoding="async" className={styles.picture} />;
}
