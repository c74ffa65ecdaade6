import { about } from "~/copy/about.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";

/** How the sponsor is paid, and where visitors can check what the site says. */
export function Checks({ hasFees }: { hasFees: boolean }) {
  const { counts, documents, fees, offering, title } = useCopy(about).checks;
  const { feesAndRisks } = useCopy(offer);
  const rows = [
    {
      link: feesAndRisks,
      text: hasFees ? fees.published : fees.unpublished,
      title: fees.title,
      to: "/investor#fees",
    },
    { ...counts, to: "/portfolio" },
    { ...offering, to: "/investor#who-can-invest" },
    { ...documents, to: "/investor#documents" },
  ];
  return (
    <Section className="grid-12 gap-y-10" ground="evergreen">
      <h2 className="col-span-full desktop:col-span-4">{title}</h2>
      <ul className="col-span-full grid gap-x-column gap-y-8 tablet:grid-cols-2 desktop:col-span-8">
        {rows.map(({ link, text, title: rowTitle, to }) => (
          <li className="flex flex-col border-hairline border-t pt-5" key={to}>
            <h3>{rowTitle}</h3>
            <p className="measure mt-3 mb-2">{text}</p>
            <p className="mt-auto">
              <TextLink to={to}>{link}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
