import Validator from "@adobe/structured-data-validator";
import * as v from "valibot";

const graphShape = v.object({ "@graph": v.array(v.looseObject({ "@type": v.string() })) });

/** Returns the properties of organizations and breadcrumbs that search engines require but the graphs lack. */
export async function richResultProblems(graphs: readonly string[]): Promise<readonly string[]> {
  const problems = graphs.map(async (graph) => {
    const things = v.parse(graphShape, JSON.parse(graph))["@graph"];
    const jsonld = Object.groupBy(things, (thing) => thing["@type"]);
    const issues = await new Validator().validate({ errors: [], jsonld });
    return issues.map(({ issueMessage, rootType }) => `${rootType}: ${issueMessage}`);
  });
  return (await Promise.all(problems)).flat();
}
