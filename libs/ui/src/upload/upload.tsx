import { useId, useRef, useState, type DragEvent } from 'react';
import { classNames } from '../lite/class-names';
import { useFieldControl } from '../lite/field';
import { IconUpload } from '../lite/icons';
import { IconAlert } from '../lite/state-icons';
import { VisuallyHidden } from '../lite/visually-hidden';
import { FileList } from './file-list';
import { showUploadFailure } from './upload-failure';
import { addUpTo, isAccepted, refusalOf, type BeforeUpload } from './upload-rules';
import styles from './upload.module.css';

export interface UploadLabels {
  /** What to do: "Choose pictures or drop them here". */
  choose: string;
  /** How many there are: "2 files chosen". */
  chosen: (count: number) => string;
  /** The files are as many as the limit allows. Needed with a limit above 1. */
  full?: string;
  /** Shown when the check before the upload answers false: "Upload Failed!". */
  failed: string;
  /** A file is not of a type that `accept` names. */
  wrongType: string;
  /** "12 kb". */
  size: (kb: number) => string;
  remove: (name: string) => string;
}

export interface UploadProps {
  id?: string;
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** As the attribute of a file input; pictures when left out (specification 5). */
  accept?: string;
  /** 1 replaces the file that is there, any other number stops adding when it is reached. */
  limit?: number;
  beforeUpload?: BeforeUpload;
  /** Told of a refusal, which also stays in the page until the next try; shows a red toast when left out. */
  onReject?: (message: string) => void;
  disabled?: boolean;
  labels: UploadLabels;
}

/** Files chosen by press, by key or by dropping them. What becomes of them is the caller's. */
export function Upload({
  files,
  onChange,
  accept = 'image/*',
  limit,
  beforeUpload,
  onReject = showUploadFailure,
  disabled,
  labels,
  ...rest
}: UploadProps) {
  const field = useFieldControl(rest);
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [dragging, setDragging] = useState(false);
  const full = limit !== undefined && limit > 1 && files.length >= limit;
  const closed = disabled || full;

  const add = (added: readonly File[]) => {
    if (closed || added.length === 0) return;
    const message = added.every((file) => isAccepted(file, accept))
      ? refusalOf(beforeUpload?.(added, files), labels.failed)
      : labels.wrongType;
    setRefusal(message);
    if (message) onReject(message);
    else onChange(addUpTo(limit, files, added));
  };
  const drag = (event: DragEvent) => {
    // Without this the browser leaves the page for the file.
    event.preventDefault();
    const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    setDragging(!closed && (event.type === 'dragover' || inside));
    if (event.type === 'drop') add([...event.dataTransfer.files]);
  };

  return (
    <div className={styles.upload} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      <button
        type="button"
        ref={button}
        id={field.id}
        className={classNames(styles.zone, dragging && styles.dragging)}
        disabled={disabled}
        aria-disabled={full || undefined}
        aria-describedby={classNames(textId, field['aria-describedby'])}
        onClick={() => !full && input.current?.click()}
      >
        <IconUpload size={24} />
        <span id={textId}>{full ? labels.full : labels.choose}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={limit !== 1}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          // Or the same file could not be chosen again.
          event.target.value = '';
        }}
      />
      {refusal && (
        <p className={styles.refusal}>
          <IconAlert size={16} />
          {refusal}
        </p>
      )}
      <VisuallyHidden live>{labels.chosen(files.length)}</VisuallyHidden>
      {files.length > 0 && (
        <FileList
          files={files}
          disabled={disabled}
          labels={labels}
          onRemove={(removed) => {
            onChange(files.filter((file) => file !== removed));
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
