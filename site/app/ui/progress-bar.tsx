interface ProgressBarProps {
  /** What is measured, for readers of the page's text. */
  readonly label: string;
  readonly percent: number;
}

/** Done is solid, what remains is hatched. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <progress aria-label={label} className="progress-bar" max={100} value={percent}>
      {percent}%
    </progress>
  );
}
