import { cx } from "~/ui/class-names.ts";
import { useHydrated } from "~/ui/use-hydrated.ts";
import { newsletter } from "~/words/newsletter.ts";
import { useWords } from "~/words/use-words.tsx";

/** Understood by the viewers of the large browsers: whole width, no thumbnails beside it. */
const fitToWidth = "#view=FitH&navpanes=0";

const text = cx("place-self-center p-6 font-display text-evergreen text-title-s [grid-area:1/1]");

/**
 * The PDF, 600 px high (specification, section 9). The words lie under the frame, which covers them once it has loaded.
 * Where scripts can tell whether the browser shows PDFs, it is not asked for before they have.
 */
export function PdfFrame({ title, url }: { title: string; url: string }) {
  const words = useWords(newsletter).issues;
  const hydrated = useHydrated();
  const hasNoViewer = hydrated && !navigator.pdfViewerEnabled;
  const frame = (
    <iframe
      className="relative h-full w-full [grid-area:1/1]"
      height="600"
      src={`${url}${fitToWidth}`}
      title={title}
    />
  );
  return (
    <div
      className="relative mt-3 grid h-150 bg-sand-2 shadow-[inset_0_0_0_1px_var(--ground-line)]"
      data-pdf-frame
    >
      {hasNoViewer ? (
        <p className={text}>{words.noViewer}</p>
      ) : (
        <p aria-hidden="true" className={text}>
          {words.loading}
        </p>
      )}
      {!hydrated && <noscript className="noscript:contents">{frame}</noscript>}
      {hydrated && !hasNoViewer && frame}
    </div>
  );
}
