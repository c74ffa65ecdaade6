import { formatDollars } from "~/content/model/wording/format.ts";
import { holdYears, type Target } from "./returns.ts";

interface TargetTableProps {
  readonly investmentDollars: number;
  readonly target: Target | null;
}

/** The drawing in text. */
export function TargetTable({ investmentDollars, target }: TargetTableProps) {
  return (
    <table className="calculator-table mt-4">
      <caption className="sr-only">The drawing as a table</caption>
      <tbody>
        <tr>
          <th scope="row">You invest</th>
          <td>{formatDollars(investmentDollars)}</td>
        </tr>
        <tr>
          <th scope="row">Target profit</th>
          <td>{target ? formatDollars(target.profitDollars) : "Ask us"}</td>
        </tr>
        <tr>
          <th scope="row">Target total after about {holdYears} years</th>
          <td>{target ? formatDollars(target.totalDollars) : "Ask us"}</td>
        </tr>
      </tbody>
    </table>
  );
}
