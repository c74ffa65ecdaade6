import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { formatTime } from "~/content/model/wording/format.ts";
import { layout } from "~/copy/layout.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { Button } from "~/ui/button.tsx";
import { leavePreviewPath } from "./preview-paths.ts";
import { useRootData } from "./use-root-data.ts";

/** Tells an editor that the page shows a draft or, once that is published, that the preview has not ended. */
export function PreviewBar() {
  const copy = useCopy(layout).preview;
  const { preview, settings } = useRootData();
  if (!preview) return null;
  const { expiresAt, isPublished, problems, title } = preview;
  const time = <time dateTime={expiresAt}>{formatTime(expiresAt, settings.timeZone)}</time>;
  const sentence = title === null ? copy.ofSite : copy.ofEntry;
  return (
    <section
      aria-label={copy.label}
      className="ground-evergreen border-frame border-b border-dashed py-3 text-s"
    >
      {preview.panel !== null && <ReloadOnUpdate panel={preview.panel} />}
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex-[1_1_18rem] wrap-anywhere">
          <strong className="font-semibold">{isPublished ? copy.live.title : copy.title}</strong>{" "}
          {isPublished ? copy.live.text : <Filled text={sentence} values={{ time, title }} />}
        </p>
        {/* Leaves the panel's frame, because published pages must not be framed. */}
        <form action={leavePreviewPath} method="post" target="_top">
          <Button size="small" type="submit" variant="secondary">
            {isPublished ? copy.live.leave : copy.leave}
          </Button>
        </form>
      </div>
      {problems.length > 0 && (
        <ul className="wrap wrap-anywhere pt-2 text-quiet">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Delays of reloads after a save or publish, in milliseconds. The site may need seconds to read a published entry. */
const reloadAfterMs = [0, 2_500, 10_000];

/** Reads the page's data again when the panel reports a save or a publish. */
function ReloadOnUpdate({ panel }: { readonly panel: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timers: number[] = [];
    const stop = () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
    const onMessage = ({ data, origin }: MessageEvent<unknown>) => {
      const isUpdate = typeof data === "object" && data !== null && "type" in data;
      if (origin !== panel || !isUpdate || data.type !== "strapiUpdate") return;
      stop();
      timers = reloadAfterMs.map((delayMs) => window.setTimeout(() => void revalidate(), delayMs));
    };
    window.addEventListener("message", onMessage);
    return () => {
      window.removeEventListener("message", onMessage);
      stop();
    };
  }, [panel, revalidate]);
  return null;
}
