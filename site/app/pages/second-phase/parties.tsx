import type { Offering } from "~/content/model/offering.ts";
import { fill } from "~/copy/copy.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { TextLink } from "~/ui/links.tsx";

const cell = cx(
  "border-hairline border-t py-4 not-last:pr-4 text-left align-baseline leading-normal ledger:block ledger:border-0 ledger:p-0",
);

/** Parties to the offering, each with a link where a reader can check it. */
export function Parties({ parties }: Pick<Offering, "parties">) {
  const copy = useCopy(secondPhase).parties;
  const { addressLines, brand } = useSiteSettings();
  // The last address line is city, state and ZIP code.
  const place = (addressLines.at(-1) ?? "").replace(/\s+\d{5}(-\d{4})?$/, "");
  const rows = [
    { ...copy.sponsor, destination: { to: "/about" }, party: fill(copy.sponsor.party, { brand, place }) },
    { ...copy.exemption, destination: { to: "/investor#who-can-invest" } },
    ...parties.map(({ href, linkLabel, party, role }) => ({
      destination: href.startsWith("/") ? { to: href } : { href },
      link: linkLabel,
      party,
      role,
    })),
  ];
  return (
    <>
      {parties.length > 0 && <p className="mb-4 text-quiet">{copy.lead}</p>}
      <table className="w-full ledger:block" ref={keepTableRoles}>
        <caption className="sr-only">{copy.table}</caption>
        <tbody className="ledger:block">
          {rows.map(({ destination, link, party, role }) => (
            <tr
              className="ledger:grid ledger:gap-1 ledger:border-hairline ledger:border-t ledger:py-4"
              key={`${role} ${party}`}
            >
              <th
                className={cx(cell, "w-[22%] font-display font-normal text-heading text-title ledger:w-auto")}
                scope="row"
              >
                {role}
              </th>
              <td className={cell}>{party}</td>
              <td className={cx(cell, "w-[22%] tablet:text-right ledger:w-auto")}>
                <TextLink {...destination} icon="none">
                  {link}
                </TextLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
