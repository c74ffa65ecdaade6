import { editorPaths, type WithheldKind } from "~/content/model/withheld.ts";
import { layout } from "~/copy/layout.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { InlineLink } from "~/ui/links.tsx";
import { useRootData } from "./use-root-data.ts";

type NotedKind = keyof typeof layout.sampleNotes;

const hasNote = (kind: WithheldKind): kind is NotedKind => kind in layout.sampleNotes;

/** Labels sample content that speaks for a person or a company. A live site shows neither the sample nor the label. */
export function SampleNote({ className, kind }: { className?: string | undefined; kind: NotedKind }) {
  const { sampleNotes } = useCopy(layout);
  const { preview, sampleKinds } = useRootData();
  if (preview || !sampleKinds.includes(kind)) return null;
  return (
    <div className={className}>
      <p className="w-fit border border-frame border-dashed px-3 py-1 text-quiet text-s">
        {sampleNotes[kind]}
      </p>
    </div>
  );
}

/** Labels samples. In a preview, lists `preview.hidden` content of this kind instead, with a link to edit it. */
export function WithheldContentNote({ className, kind }: { className?: string; kind: WithheldKind }) {
  const { preview: copy } = useCopy(layout);
  const { preview } = useRootData();
  if (!preview) return hasNote(kind) ? <SampleNote className={className} kind={kind} /> : null;
  const names = preview.hidden.filter((withheld) => withheld.kind === kind).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <div className={className} data-hidden-note>
      <p className="w-fit border border-frame border-dashed bg-paper px-4 py-2 text-ink text-s">
        <strong className="font-semibold">
          {kind === "sources" ? copy.hiddenWithoutSource : copy.hiddenSample}
        </strong>{" "}
        {names.join(", ")}.{" "}
        {preview.panel !== null && (
          <InlineLink href={`${preview.panel}/admin/content-manager/${editorPaths[kind]}`}>
            {copy.mend}
          </InlineLink>
        )}
      </p>
    </div>
  );
}
