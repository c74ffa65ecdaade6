import { useHydrated } from "~/ui/use-hydrated.ts";

/** Understood by the viewers of the large browsers: whole width, no thumbnails beside it. */
const fitToWidth = "#view=FitH&navpanes=0";

/** The PDF, 600 px high (specification, section 9). The words lie under the frame, which covers them once it has loaded. */
export function PdfFrame({ title, url }: { title: string; url: string }) {
  const showsPdf = !useHydrated() || navigator.pdfViewerEnabled;
  return (
    <div className="pdf-frame">
      {showsPdf ? (
        <>
          <p aria-hidden="true" className="pdf-frame-words">
            loading...
          </p>
          <iframe height="600" src={`${url}${fitToWidth}`} title={title} />
        </>
      ) : (
        <p className="pdf-frame-words">
          This browser does not show PDFs inside a page. Open or download it above.
        </p>
      )}
    </div>
  );
}
