import type { Partner } from "~/content/model/site-content.ts";
import { PartnerLinks } from "~/sections/partner-links.tsx";
import { Section } from "~/ui/section.tsx";
import { about } from "~/words/about.ts";
import { useWords } from "~/words/use-words.tsx";

export function Partners({ partners }: { partners: readonly Partner[] }) {
  const words = useWords(about).partners;
  if (partners.length === 0) return null;
  return (
    <Section className="grid-12 items-center gap-y-8" ground="sand">
      <div className="col-span-full desktop:col-span-5">
        <h2>{words.title}</h2>
        <p className="measure mt-4">{words.lead}</p>
      </div>
      <PartnerLinks
        className="col-span-full grid border-heading border-t *:border-hairline *:border-b *:hover:border-heading desktop:col-span-6 desktop:col-start-7"
        linkClassName="flex min-h-28 items-center justify-between gap-4 py-6 font-semibold text-heading [&_img]:h-16 [&_img]:w-auto [&_img]:min-w-0 [&_img]:max-w-74 [&_img]:object-contain [&_img]:object-left"
        partners={partners}
        withArrow
      />
    </Section>
  );
}
