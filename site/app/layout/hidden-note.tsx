import type { WithheldKind } from "~/content/model/withheld.ts";
import { layout } from "~/copy/layout.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";
import { InlineLink } from "~/ui/links.tsx";
import { useRootData } from "./use-root-data.ts";

/** Where each kind is edited, below the panel's content manager. */
const places: Readonly<Record<WithheldKind, string>> = {
  company: "single-types/api::site-setting.site-setting",
  people: "single-types/api::about-page.about-page",
  partners: "single-types/api::about-page.about-page",
  introductionVideo: "single-types/api::site-setting.site-setting",
  founderVideo: "single-types/api::site-setting.site-setting",
  testimonials: "single-types/api::about-page.about-page",
  mediaVideos: "single-types/api::media-page.media-page",
  sources: "single-types/api::offering.offering",
  episodes: "collection-types/api::podcast-episode.podcast-episode",
  posts: "collection-types/api::mail-box-money-blog.mail-box-money-blog",
  newsletters: "collection-types/api::mailbox-money-newsletter.mailbox-money-newsletter",
  links: "single-types/api::site-setting.site-setting",
  deck: "single-types/api::offering.offering",
};

/** The kinds of samples that sound like a person's or a company's word. */
const isNamed = (kind: WithheldKind): kind is keyof typeof layout.sampleNotes => kind in layout.sampleNotes;

/** Beside what a live site does not show: that it is a sample or, in a preview, why it is hidden and where to mend it. */
export function HiddenNote({ className, of: kind }: { className?: string; of: WithheldKind }) {
  const { preview: words, sampleNotes } = useCopy(layout);
  const { preview, sampleKinds } = useRootData();
  if (!preview && isNamed(kind) && sampleKinds.includes(kind)) {
    return (
      <p className={cx("w-fit border border-frame border-dashed px-3 py-1 text-quiet text-s", className)}>
        {sampleNotes[kind]}
      </p>
    );
  }
  const names = preview?.hidden.filter((withheld) => withheld.kind === kind).map(({ name }) => name);
  if (!preview || !names?.length) return null;
  return (
    <div className={className} data-hidden-note>
      <p className="w-fit border border-frame border-dashed bg-paper px-4 py-2 text-ink text-s">
        <strong className="font-semibold">
          {kind === "sources" ? words.hiddenWithoutSource : words.hiddenSample}
        </strong>{" "}
        {names.join(", ")}.{" "}
        {preview.panel !== null && (
          <InlineLink href={`${preview.panel}/admin/content-manager/${places[kind]}`}>
            {words.mend}
          </InlineLink>
        )}
      </p>
    </div>
  );
}
