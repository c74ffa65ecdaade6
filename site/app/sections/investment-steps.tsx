import type { Offering } from "~/content/model/offering.ts";
import { Section } from "~/ui/section.tsx";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { NumberedRows } from "./titled-texts.tsx";

/** The four-step guide: specification, section 2. */
export function InvestmentSteps({ minimumInvestment }: Pick<Offering, "minimumInvestment">) {
  const { note, rows, title } = useWords(offer).steps;
  return (
    <Section note={note} title={title}>
      <NumberedRows rows={rows.map((row) => ({ ...row, text: fill(row.text, { minimumInvestment }) }))} />
    </Section>
  );
}
