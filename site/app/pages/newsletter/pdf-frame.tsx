import { useHydrated } from "~/ui/use-hydrated.ts";

/** Understood by the viewers of the large browsers: whole width, no thumbnails beside it. */
const fitToWidth = "#view=FitH&navpanes=0";

/**
 * The PDF, 600 px high (specification, section 9). The words lie under the frame, which covers them once it has loaded.
 * Where scripts can tell whether the browser shows PDFs, it is not asked for before they have.
 */
export function PdfFrame({ title, url }: { title: string; url: string }) {
  const hydrated = useHydrated();
  const frame = <iframe height="600" src={`${url}${fitToWidth}`} title={title} />;
  if (hydrated && !navigator.pdfViewerEnabled) {
    return (
      <div className="pdf-frame">
        <p className="pdf-frame-words">
          Your browser does not show PDFs on a page. Open or download it above.
        </p>
      </div>
    );
  }
  return (
    <div className="pdf-frame">
      <p aria-hidden="true" className="pdf-frame-words">
        loading...
      </p>
      {hydrated ? frame : <noscript>{frame}</noscript>}
    </div>
  );
}
