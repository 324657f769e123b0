// The part of react-router a remote may use; everything else stays out of the bundle.
export { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
