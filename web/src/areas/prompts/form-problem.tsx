import type { ApiProblem } from "../../data/api-problem.ts";

/** Why a form was refused, if no field shows it. */
export function FormProblem({ problem }: { readonly problem: ApiProblem | null }) {
  if (problem === null || Object.keys(problem.fields).length > 0) return null;
  return (
    <p role="alert" className="text-data text-danger">
      {problem.message}
    </p>
  );
}
