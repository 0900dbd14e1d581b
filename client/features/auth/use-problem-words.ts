import { useTranslation } from 'react-i18next';
import { type Problem, SCREEN_PROBLEMS } from './auth-rules.ts';

/** Words a problem in the language of the page. */
export function useProblemWords(): (problem: Problem) => string {
  const { t } = useTranslation();
  return (problem) =>
    isScreenProblem(problem) ? t(`auth.problems.${problem}`) : t(`sentences.${problem}`);
}

function isScreenProblem(problem: Problem): problem is (typeof SCREEN_PROBLEMS)[number] {
  return SCREEN_PROBLEMS.some((screen) => screen === problem);
}
